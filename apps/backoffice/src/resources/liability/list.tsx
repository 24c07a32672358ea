import {
  adminLiabilityReport,
  adminLiabilityReportFile,
  type LiabilityLine,
  type LiabilityReport,
  type OperationInput,
} from '@champa/contract';
import { Alert, Button, GlobalStyles } from '@mui/material';
import { DateInput, List, TopToolbar, useGetResourceLabel, useListContext, useTranslate } from 'react-admin';
import { CountField, MoneyField, TimeField, WordField } from '../../kit/fields.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { saveBlob } from '../../kit/save-file.ts';
import { ListTable } from '../../kit/wide-table.tsx';
import { call, callForFile } from '../../providers/api.ts';
import { printed } from '../reports/printed.ts';
import { words } from './words.ts';

type Query = OperationInput<typeof adminLiabilityReport>['query'];
type Line = LiabilityLine & { id: string };

export const resource: BackofficeResource = {
  name: 'liability',
  group: 'safety',
  order: 66,
  capability: 'reports',
  words,
  list: LiabilityList,
  read: async ({ filter }) => {
    const { list, ...meta } = await call(adminLiabilityReport, { query: queryOf(filter) });
    const lines = list.map((line) => ({ ...line, id: [line.day, line.kind, line.part, line.currency].join(' ') }));
    return { list: lines, total: lines.length, meta };
  },
};

function queryOf({ from, to }: Record<string, string>): Query {
  return { ...(from && { from }), ...(to && { to }) };
}

const asTyped = (text: string): string => text;
const filters = [
  <DateInput key="from" source="from" alwaysOn parse={asTyped} />,
  <DateInput key="to" source="to" alwaysOn parse={asTyped} />,
];

/** What the house owed at the end of each day: on the screen, on paper and as a file. Vendors and lottery games go by their codes. */
function LiabilityList() {
  const translate = useTranslate();
  const partOf = ({ kind, part }: Line): string => {
    if (kind === 'balance') return translate(`resources.accounts.purposes.${part}`, { _: part });
    return kind === 'withdrawal' ? translate(`champa.states.${part}`, { _: part }) : part;
  };
  return (
    <List actions={<Actions />} filters={filters} pagination={false} perPage={5000} empty={false}>
      <GlobalStyles styles={printed} />
      <Meaning />
      <ListTable>
        <WordField source="day" word={({ day }: Line) => day} />
        <WordField source="kind" word={({ kind }: Line) => translate(`resources.liability.kinds.${kind}`)} />
        <WordField source="part" word={partOf} />
        <WordField source="currency" word={({ currency }: Line) => currency} />
        <CountField source="entries" />
        <MoneyField source="amount" />
        <TimeField source="takenAt" />
      </ListTable>
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
        label="resources.liability.file"
        danger={false}
        effect="resources.liability.file_effect"
        name={labelOf('liability')}
        operation={adminLiabilityReportFile}
        act={async (reason) => saveBlob(await callForFile(adminLiabilityReportFile, { query, body: { reason } }))}
      />
      <Button size="small" onClick={() => window.print()}>
        {translate('resources.liability.print')}
      </Button>
    </TopToolbar>
  );
}

/** What the sums are, and which of them are parts of others. */
function Meaning() {
  const { meta, error } = useListContext<Line>();
  const translate = useTranslate();
  if (error) return <Alert severity="error">{(error as Error).message}</Alert>;
  const { range, timeZone } = (meta ?? {}) as Partial<LiabilityReport>;
  if (!range) return null;
  return (
    <Alert severity="info" icon={false} sx={{ m: 2 }}>
      {translate('resources.liability.range', { ...range, timeZone })}
    </Alert>
  );
}
