import { adminTicketReport, type OperationValue } from '@champa/contract';
import { DateInput, List, useTranslate } from 'react-admin';
import { CountField, WordField } from '../../kit/fields.tsx';
import { ListActions } from '../../kit/list-actions.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { useMinutes } from '../../kit/minutes.ts';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { words } from './words.ts';

type Row = OperationValue<typeof adminTicketReport>['list'][number];

export const resource: BackofficeResource = {
  name: 'ticketReport',
  group: 'service',
  order: 49,
  capability: 'support',
  words,
  list: ReportList,
  read: async ({ filter }) => {
    const { list } = await call(adminTicketReport, { query: daysOf(filter) });
    return { list, total: list.length };
  },
};

/** The last 30 days, where nothing else is asked for. */
function daysOf({ from, to }: Record<string, string>): { from: string; to: string } {
  return { from: from ?? daysAgo(29), to: to ?? daysAgo(0) };
}

function daysAgo(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() - days);
  return day.toLocaleDateString('en-CA');
}

const asTyped = (text: string): string => text;
const filters = [
  <DateInput key="from" source="from" alwaysOn parse={asTyped} />,
  <DateInput key="to" source="to" alwaysOn parse={asTyped} />,
];

/** Feedback and complaints that came in within some days: how many, how soon answered, how many late. */
function ReportList() {
  const translate = useTranslate();
  const minutes = useMinutes();
  return (
    <List actions={<ListActions />} filters={filters} pagination={false} perPage={1000}>
      <ListTable>
        <WordField source="kind" word={({ kind }: Row) => translate(`resources.tickets.kinds.${kind}`)} />
        <WordField source="topic" word={({ topic }: Row) => translate(`resources.tickets.topics.${topic}`)} />
        <CountField source="received" />
        <CountField source="answered" />
        <CountField source="ended" />
        <CountField source="late" />
        <CountField source="escalated" />
        <CountField source="referred" />
        <WordField source="firstAnswerMinutes" word={(row: Row) => minutes(row.firstAnswerMinutes)} />
        <WordField source="endMinutes" word={(row: Row) => minutes(row.endMinutes)} />
      </ListTable>
    </List>
  );
}
