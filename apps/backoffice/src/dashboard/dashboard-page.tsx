import { adminDashboard } from '@champa/contract';
import { Box, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { Loading, NavigateToFirstResource, Title, usePermissions, useTranslate } from 'react-admin';
import { useFormats } from '../kit/formats.ts';
import { useMay } from '../kit/may.ts';
import { Alerts } from './alerts.tsx';
import { useWish } from './days.ts';
import { Happenings } from './happenings.tsx';
import { FigureCards } from './figure-cards.tsx';
import { PartsTable } from './parts-table.tsx';
import { RangePicker } from './range-picker.tsx';
import { useAsked } from '../kit/use-asked.ts';

/** Charts are a library of their own: whoever never sees this page does not load it. */
const Course = lazy(() => import('./course.tsx').then((loaded) => ({ default: loaded.Course })));

/** The console's first page; those who may not see it go to the first list that they may. */
export function DashboardPage() {
  const { isPending } = usePermissions();
  const may = useMay(adminDashboard);
  if (isPending) return null;
  return may ? <Dashboard /> : <NavigateToFirstResource loading={Loading} />;
}

function Dashboard() {
  const translate = useTranslate();
  const { time } = useFormats();
  const [days] = useWish('from', 'to');
  const { answer } = useAsked(adminDashboard, { query: days });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, my: 2, minWidth: 0 }}>
      <Title title={translate('dashboard.title')} />
      <RangePicker today={answer?.today} />
      {answer && (
        <>
          <Typography variant="body2" color="textSecondary">
            {translate('dashboard.at', {
              time: time.minute(answer.at),
              zone: answer.timeZone,
              currency: answer.currency,
            })}
          </Typography>
          <Alerts />
          <FigureCards dashboard={answer} />
          <Suspense fallback={null}>
            <Course dashboard={answer} />
          </Suspense>
          <Happenings />
          <PartsTable />
        </>
      )}
    </Box>
  );
}
