import { adminChatReport, type OperationValue } from '@champa/contract';
import { DateInput, List, SelectInput } from 'react-admin';
import { employeeOf } from '../../kit/employee.ts';
import { CountField, WordField } from '../../kit/fields.tsx';
import { ListActions } from '../../kit/list-actions.tsx';
import { useMinutes } from '../../kit/minutes.ts';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { words } from './words.ts';

type Row = OperationValue<typeof adminChatReport>['list'][number];

export const resource: BackofficeResource = {
  name: 'chatReport',
  group: 'service',
  order: 48,
  capability: 'support',
  words,
  list: ReportList,
  read: async ({ filter }) => {
    const { list } = await call(adminChatReport, { query: queryOf(filter) });
    return { list, total: list.length };
  },
};

/** The last 30 days by topic, where nothing else is asked for. */
function queryOf({ from, to, by }: Record<string, string>) {
  return {
    from: from ?? daysAgo(29),
    to: to ?? daysAgo(0),
    by: by === 'employee' ? ('employee' as const) : ('topic' as const),
  };
}

function daysAgo(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() - days);
  return day.toLocaleDateString('en-CA');
}

const asTyped = (text: string): string => text;
const ways = ['topic', 'employee'].map((id) => ({ id, name: `resources.chatReport.ways.${id}` }));
const filters = [
  <SelectInput key="by" source="by" choices={ways} alwaysOn emptyText="resources.chatReport.ways.topic" />,
  <DateInput key="from" source="from" alwaysOn parse={asTyped} />,
  <DateInput key="to" source="to" alwaysOn parse={asTyped} />,
];

const inMinutes = (seconds: number | null): number | null => (seconds === null ? null : Math.round(seconds / 60));

/** Chats that began within some days: how many, how soon answered and ended, how rated. */
function ReportList() {
  const minutes = useMinutes();
  return (
    <List actions={<ListActions />} filters={filters} pagination={false} perPage={1000}>
      <ListTable>
        <WordField source="id" word={({ id }: Row) => employeeOf(id)} />
        <CountField source="chats" />
        <CountField source="answered" />
        <CountField source="missed" />
        <WordField source="firstAnswerSeconds" word={(row: Row) => minutes(inMinutes(row.firstAnswerSeconds))} />
        <WordField source="solvedSeconds" word={(row: Row) => minutes(inMinutes(row.solvedSeconds))} />
        <CountField source="rated" />
        <WordField source="stars" word={({ stars }: Row) => stars ?? '–'} />
      </ListTable>
    </List>
  );
}
