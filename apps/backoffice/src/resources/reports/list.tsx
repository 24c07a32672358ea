import {
  adminRevenueReport,
  adminRevenueReportFile,
  type DashboardFigures,
  type OperationInput,
  type ReportUnit,
  reportUnits,
  type RevenueReport,
} from '@champa/contract';
import { Alert, Button, GlobalStyles, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import {
  DateInput,
  List,
  type RaRecord,
  SelectInput,
  TopToolbar,
  useGetResourceLabel,
  useListContext,
  useTranslate,
} from 'react-admin';
import { figures, useWritten } from '../../dashboard/figures.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { saveBlob } from '../../kit/save-file.ts';
import { Scrolling } from '../../kit/wide-table.tsx';
import { call, callForFile } from '../../providers/api.ts';
import { printed } from './printed.ts';
import { words } from './words.ts';

type Query = OperationInput<typeof adminRevenueReport>['query'];
type Line = DashboardFigures & { id: string; of: string } & RaRecord;

export const resource: BackofficeResource = {
  name: 'reports',
  group: 'safety',
  order: 65,
  capability: 'reports',
  words,
  list: ReportList,
  read: async ({ filter }) => {
    const { list, total, range, timeZone, currency } = await call(adminRevenueReport, { query: queryOf(filter) });
    const lines = list.map((line) => ({ ...line, id: line.of }));
    return { list: lines, total: lines.length, meta: { total, range, timeZone, currency } };
  },
};

/** Of days the last 30 where nothing else is asked for, of months the last twelve. */
function queryOf({ unit = 'day', from, to }: Record<string, string>): Query {
  const begins = from ?? daysAgo(unit === 'month' ? 365 : 29);
  return { unit: unit as ReportUnit, from: begins, to: to ?? daysAgo(0) };
}

/** A day of the employee's calendar; the server refuses one that has not begun in the brand's. */
function daysAgo(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() - days);
  return day.toLocaleDateString('en-CA');
}

const units = reportUnits.map((id) => ({ id, name: `resources.reports.units.${id}` }));
const asTyped = (text: string): string => text;
const filters = [
  <SelectInput key="unit" source="unit" choices={units} alwaysOn emptyValue={undefined} />,
  <DateInput key="from" source="from" alwaysOn parse={asTyped} />,
  <DateInput key="to" source="to" alwaysOn parse={asTyped} />,
];

/** What the brand took in and gave out, by day or month: on the screen, on paper and as a file. */
function ReportList() {
  return (
    <List
      actions={<Actions />}
      filters={filters}
      filterDefaultValues={{ unit: 'day' }}
      pagination={false}
      perPage={1000}
      empty={false}
    >
      <GlobalStyles styles={printed} />
      <Report />
    </List>
  );
}

function Actions() {
  const { filterValues } = useListContext();
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const query = queryOf(filterValues as Record<string, string>);
  return (
    <TopToolbar>
      <ReasonButton
        label="resources.reports.file"
        danger={false}
        effect="resources.reports.file_effect"
        name={labelOf('reports')}
        operation={adminRevenueReportFile}
        act={async (reason) => saveBlob(await callForFile(adminRevenueReportFile, { query, body: { reason } }))}
      />
      <Button size="small" onClick={() => window.print()}>
        {translate('resources.reports.print')}
      </Button>
    </TopToolbar>
  );
}

function Report() {
  const { data = [], meta, error } = useListContext<Line>();
  const translate = useTranslate();
  const written = useWritten();
  if (error) return <Alert severity="error">{(error as Error).message}</Alert>;
  const { total, range, timeZone, currency } = (meta ?? {}) as Partial<RevenueReport>;
  if (!total || !range) return null;
  const row = (of: string, line: DashboardFigures) => (
    <TableRow key={of}>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        {of}
      </TableCell>
      {figures.map((figure) => (
        <TableCell key={figure} align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {written(line[figure]).text}
        </TableCell>
      ))}
    </TableRow>
  );
  return (
    <>
      <Alert severity="info" icon={false} sx={{ m: 2 }}>
        {translate('resources.reports.range', { ...range, timeZone, currency })}
      </Alert>
      <Scrolling label={translate('resources.reports.name', { smart_count: 2 })}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('resources.reports.fields.of')}</TableCell>
              {figures.map((figure) => (
                <TableCell key={figure} align="right">
                  {translate(`dashboard.figures.${figure}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody sx={{ '& tr:last-child th, & tr:last-child td': { fontWeight: 600 } }}>
            {data.map((line) => row(line.of, line))}
            {row(translate('resources.reports.total'), total)}
          </TableBody>
        </Table>
      </Scrolling>
    </>
  );
}
