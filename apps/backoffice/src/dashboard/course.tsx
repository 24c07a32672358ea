import {
  adminDashboardSeries,
  type Dashboard,
  type DashboardFigures,
  type DashboardUnit,
  dashboardUnits,
} from '@champa/contract';
import { SCALE } from '@champa/money';
import { Box, Button, Card, CardContent, MenuItem, TextField, Typography, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { timeFormat, languageInfo } from '@champa/i18n';
import { useFormats } from '../kit/formats.ts';
import { useLanguage } from '../providers/language.ts';
import { useWish } from './days.ts';
import { FigureTable } from './figure-table.tsx';
import { type Figure, figures, useWritten, type Written } from './figures.ts';
import { useAsked } from '../kit/use-asked.ts';

/** An hour or a day, with its figure and that of the hour or day before it is compared with. */
export type Bar = { time: string; now: Written | null; before: Written | null };

type Timed = DashboardFigures & { at: string };

const HEIGHT = 280;

/** A figure hour by hour or day by day, beside the days before: as a chart, or as a table that says the same. */
export function Course({ dashboard }: { dashboard: Dashboard }) {
  const translate = useTranslate();
  const [isTable, setIsTable] = useState(false);
  const [wish, change] = useWish('figure', 'unit');
  const { range, before } = dashboard;
  const isOneDay = range.from === range.to;
  const unit = dashboardUnits.find((one) => one === wish.unit) ?? (isOneDay ? 'hour' : 'day');
  const figure = figures.find((one) => one === wish.figure) ?? 'stakes';
  const own = useAsked(adminDashboardSeries, { params: { unit }, query: range });
  const earlier = useAsked(adminDashboardSeries, { params: { unit }, query: before.range });
  const bars = useBars(figure, unit, dashboard.timeZone, own.answer?.list ?? [], earlier.answer?.list ?? []);
  const title = isOneDay ? 'before_day' : 'before';
  return (
    <Card component="section" aria-labelledby="dashboard-course" sx={{ minWidth: 0 }}>
      <CardContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
          <Typography variant="h6" component="h2" id="dashboard-course" sx={{ mr: 'auto' }}>
            {translate('dashboard.course')}
          </Typography>
          <Choice
            label="figure"
            value={figure}
            choices={figures.map((one) => ({ id: one, name: translate(`dashboard.figures.${one}`) }))}
            onChange={(value) => change({ figure: value })}
          />
          <Choice
            label="by"
            value={unit}
            choices={dashboardUnits.map((one) => ({ id: one, name: translate(`dashboard.units.${one}`) }))}
            onChange={(value) => change({ unit: value })}
          />
          <Button onClick={() => setIsTable(!isTable)}>
            {translate(`dashboard.as_${isTable ? 'chart' : 'table'}`)}
          </Button>
        </Box>
        {isTable ? (
          <FigureTable bars={bars} figure={figure} before={title} />
        ) : (
          <Chart bars={bars} figure={figure} before={title} />
        )}
      </CardContent>
    </Card>
  );
}

function Choice({
  label,
  value,
  choices,
  onChange,
}: {
  label: string;
  value: string;
  choices: { id: string; name: string }[];
  onChange: (value: string) => void;
}) {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={translate(`dashboard.${label}`)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      fullWidth={false}
      sx={{ minWidth: 120 }}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function useBars(
  figure: Figure,
  unit: DashboardUnit,
  timeZone: string,
  own: readonly Timed[],
  earlier: readonly Timed[],
): Bar[] {
  const write = useWritten();
  const { tag } = languageInfo[useLanguage()];
  const time = timeFormat(tag, timeZone);
  const label = (at: string): string => (unit === 'hour' ? time.clock(at) : time.date(at));
  return Array.from({ length: Math.max(own.length, earlier.length) }, (_, n) => {
    const [now, before] = [own[n], earlier[n]];
    return {
      time: label((now ?? before)!.at),
      now: now ? write(now[figure]) : null,
      before: before ? write(before[figure]) : null,
    };
  });
}

function Chart({ bars, figure, before }: { bars: Bar[]; figure: Figure; before: string }) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const { count } = useFormats();
  const isAmount = !['signUps', 'firstDeposits', 'activeMembers', 'rounds'].includes(figure);
  // How high a bar is drawn: in whole main units. What is written beside it is exact.
  const height = (written: Written | null): number | null => {
    if (written === null) return null;
    const drawn = isAmount ? written.value / SCALE : written.value;
    return Number(drawn);
  };
  const series = (which: 'now' | 'before', label: string, color: string) => ({
    label,
    color,
    data: bars.map((bar) => height(bar[which])),
    valueFormatter: (_: number | null, { dataIndex }: { dataIndex: number }) => bars[dataIndex]?.[which]?.text ?? '–',
  });
  return (
    <Box role="img" aria-label={`${translate('dashboard.course')}: ${translate(`dashboard.figures.${figure}`)}`}>
      <BarChart
        height={HEIGHT}
        localeText={{ noData: translate('dashboard.nothing') }}
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        borderRadius={3}
        skipAnimation
        grid={{ horizontal: true }}
        xAxis={[{ data: bars.map(({ time }, n) => `${n} ${time}`), scaleType: 'band', valueFormatter: withoutPlace }]}
        yAxis={[{ width: 92, valueFormatter: (value: number) => count(value) }]}
        series={[
          series('before', translate(`dashboard.${before}`), palette.action.disabled),
          series('now', translate('dashboard.this_range'), palette.primary.main),
        ]}
      />
    </Box>
  );
}

/** Two bars may have the same time: the hour that comes twice where clocks go back. */
function withoutPlace(label: string): string {
  return label.slice(label.indexOf(' ') + 1);
}
