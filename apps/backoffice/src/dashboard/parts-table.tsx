import {
  adminDashboardLines,
  adminDashboardPlay,
  DASHBOARD_LINE_DAYS,
  type DashboardLine,
  type DashboardPart,
  dashboardParts,
  type DashboardPlay,
} from '@champa/contract';
import { parseAmount } from '@champa/money';
import {
  Alert,
  Box,
  Card,
  CardContent,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Tab,
  Tabs,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useTranslate } from 'react-admin';
import { useFormats } from '../kit/formats.ts';
import { useWish } from './days.ts';
import { Meaning } from './meaning.tsx';
import { useAsked } from '../kit/use-asked.ts';

const parts = [...dashboardParts, 'line'] as const;

/** Play by vendor, area, game or agent line. */
export function PartsTable() {
  const translate = useTranslate();
  const [{ part: asked }, change] = useWish('part');
  const part = parts.find((one) => one === asked) ?? 'vendor';
  return (
    <Card component="section" aria-labelledby="dashboard-parts" sx={{ minWidth: 0 }}>
      <CardContent>
        <Typography variant="h6" component="h2" id="dashboard-parts">
          {translate('dashboard.parts')}
        </Typography>
        <Tabs
          value={part}
          onChange={(_, value: string) => change({ part: value })}
          variant="scrollable"
          allowScrollButtonsMobile
          sx={{ mb: 1 }}
        >
          {parts.map((one) => (
            <Tab key={one} value={one} label={translate(`dashboard.part.${one}`)} sx={{ textTransform: 'none' }} />
          ))}
        </Tabs>
        {part === 'line' ? <Lines /> : <Play part={part} />}
      </CardContent>
    </Card>
  );
}

function Play({ part }: { part: DashboardPart }) {
  const translate = useTranslate();
  const { count } = useFormats();
  const money = useMoney();
  const [days] = useWish('from', 'to');
  const { answer } = useAsked(adminDashboardPlay, { params: { part }, query: days });
  const area = (play: DashboardPlay): string =>
    play.area === null ? translate('dashboard.no_area') : translate(`dashboard.areas.${play.area}`);
  return (
    <Rows
      label={`dashboard.part.${part}`}
      rows={answer?.list}
      columns={[
        { name: 'name', show: (row) => (part === 'area' ? area(row) : row.name) },
        ...(part === 'game' ? [{ name: 'area', show: area }] : []),
        { name: 'rounds', figure: true, show: ({ rounds }) => count(rounds) },
        { name: 'stakes', figure: true, show: ({ stakes }) => money(stakes) },
        { name: 'wins', figure: true, show: ({ wins }) => money(wins) },
        { name: 'ggr', figure: true, show: ({ ggr }) => money(ggr) },
        { name: 'ggr_before', isNumber: true, show: ({ ggrBefore }) => money(ggrBefore) },
        { name: 'rtp', isNumber: true, show: ({ rtp }) => rtp ?? '–' },
      ]}
    />
  );
}

function Lines() {
  const translate = useTranslate();
  const { count } = useFormats();
  const money = useMoney();
  const [days] = useWish('from', 'to');
  const isTooLong = lengthOf(days) > DASHBOARD_LINE_DAYS;
  const { answer } = useAsked(adminDashboardLines, isTooLong ? null : { query: days });
  if (isTooLong) {
    return <Alert severity="info">{translate('dashboard.too_long', { days: DASHBOARD_LINE_DAYS })}</Alert>;
  }
  const name = (line: DashboardLine): ReactNode =>
    line.id === null ? translate('dashboard.no_agent') : <Link to={`/members/${line.id}/show`}>{line.name}</Link>;
  return (
    <Rows
      label="dashboard.part.line"
      rows={answer?.list.map((line) => ({ ...line, id: line.id ?? '' }))}
      columns={[
        { name: 'name', show: (line) => name({ ...line, id: line.id === '' ? null : line.id }) },
        { name: 'activeMembers', figure: true, show: ({ activeMembers }) => count(activeMembers) },
        { name: 'deposits', figure: true, show: ({ deposits }) => money(deposits) },
        { name: 'withdrawals', figure: true, show: ({ withdrawals }) => money(withdrawals) },
        { name: 'stakes', figure: true, show: ({ stakes }) => money(stakes) },
        { name: 'wins', figure: true, show: ({ wins }) => money(wins) },
        { name: 'ggr', figure: true, show: ({ ggr }) => money(ggr) },
        { name: 'bonusCost', figure: true, show: ({ bonusCost }) => money(bonusCost) },
      ]}
    />
  );
}

/** `figure`: the column is a figure with a meaning. */
type Column<Row> = { name: string; figure?: true; isNumber?: true; show: (row: Row) => ReactNode };

function Rows<Row extends { id: string }>({
  label,
  rows,
  columns,
}: {
  label: string;
  rows: readonly Row[] | undefined;
  columns: readonly Column<Row>[];
}) {
  const translate = useTranslate();
  if (rows === undefined) return null;
  if (rows.length === 0) return <Typography color="textSecondary">{translate('dashboard.nothing')}</Typography>;
  const isRight = ({ figure, isNumber }: Column<Row>): boolean => figure === true || isNumber === true;
  return (
    <Box role="region" aria-label={translate(label)} tabIndex={0} sx={{ overflow: 'auto', maxHeight: 560 }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.name} align={isRight(column) ? 'right' : 'left'} sx={{ whiteSpace: 'nowrap' }}>
                {translate(column.figure ? `dashboard.figures.${column.name}` : `dashboard.${column.name}`)}
                {column.figure && <Meaning figure={column.name} />}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              {columns.map((column) => (
                <TableCell key={column.name} align={isRight(column) ? 'right' : 'left'}>
                  {column.show(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function useMoney(): (amount: string) => string {
  const { money } = useFormats();
  return (amount) => money(parseAmount(amount));
}

const DAY_MS = 24 * 60 * 60 * 1000;

function lengthOf({ from, to }: { from?: string; to?: string }): number {
  if (from === undefined || to === undefined) return 1;
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}
