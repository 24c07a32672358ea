import { type AdminAgent, adminAgentFigures, type TeamFigures } from '@champa/contract';
import { Alert, Table, TableBody, TableCell, TableHead, TableRow, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWish } from '../../../dashboard/days.ts';
import { useWritten } from '../../../dashboard/figures.ts';
import { useFormats } from '../../../kit/formats.ts';
import { Section } from '../../../kit/section.tsx';
import { call } from '../../../providers/api.ts';

const figures = [
  'members',
  'newMembers',
  'players',
  'activeMembers',
  'deposits',
  'withdrawals',
  'validBet',
  'openStake',
  'profit',
  'commission',
] as const satisfies readonly (keyof TeamFigures)[];

const DAYS = 7;

/** A team's figures of some days, against as many days before; the days stand in the address. */
export function Figures() {
  const agent = useRecordContext<AdminAgent>();
  const translate = useTranslate();
  const [days, change] = useWish('from', 'to');
  const from = days.from ?? daysAgo(DAYS - 1);
  const to = days.to ?? daysAgo(0);
  if (!agent) return null;
  const day = (name: 'from' | 'to', value: string) => (
    <TextField
      type="date"
      size="small"
      margin="none"
      fullWidth={false}
      label={translate(`dashboard.${name}`)}
      value={value}
      onChange={({ target }) => target.value !== '' && change({ [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Section
      title="resources.agents.figures_title"
      acts={
        <>
          {day('from', from)}
          {day('to', to)}
        </>
      }
    >
      <FigureRows id={agent.id} from={from} to={to} />
    </Section>
  );
}

function FigureRows({ id, from, to }: { id: string; from: string; to: string }) {
  const translate = useTranslate();
  const written = useWritten();
  const { count } = useFormats();
  const { data, error } = useQuery({
    queryKey: ['adminAgentFigures', id, from, to],
    queryFn: () => call(adminAgentFigures, { params: { id }, query: { from, to } }),
  });
  if (error) return <Alert severity="error">{(error as Error).message}</Alert>;
  if (!data) return null;
  return (
    <>
      <Table size="small" sx={{ maxWidth: 720 }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('resources.agents.figure')}</TableCell>
            <TableCell align="right">{translate('resources.agents.these_days')}</TableCell>
            <TableCell align="right">{translate('resources.agents.days_before')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {figures.map((figure) => (
            <TableRow key={figure}>
              <TableCell component="th" scope="row">
                {translate(`resources.agents.figures.${figure}`)}
              </TableCell>
              <TableCell align="right">{written(data.now[figure]).text}</TableCell>
              <TableCell align="right">{written(data.before[figure]).text}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {translate('resources.agents.online', { number: count(data.online), currency: data.currency })}
      </Typography>
    </>
  );
}

/** A day of the employee's calendar. */
function daysAgo(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() - days);
  return day.toLocaleDateString('en-CA');
}
