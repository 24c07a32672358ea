import { type AdminTicket, adminTicket, adminTickets, ticketKinds, ticketQueues } from '@champa/contract';
import { Chip } from '@mui/material';
import { FunctionField, List, SelectInput, useTranslate } from 'react-admin';
import { employeeOf } from '../../kit/employee.ts';
import { RecordLink, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { ListActions } from '../../kit/list-actions.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { SenderField } from './sender.tsx';
import { TicketShow } from './show.tsx';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'tickets',
  group: 'service',
  order: 44,
  capability: 'support',
  title: 'id',
  words,
  list: TicketList,
  readOn: ({ page, filter }) => call(adminTickets, { query: { ...page, ...queryOf(filter) } }),
  show: TicketShow,
  readOne: (id) => call(adminTicket, { params: { id } }),
};

function queryOf({ queue, kind, member }: Record<string, string>) {
  return {
    queue: ticketQueues.find((each) => each === queue) ?? 'waiting',
    ...(kind && { kind: ticketKinds.find((each) => each === kind) }),
    ...(member && { member }),
  };
}

const queues = ticketQueues.map((id) => ({ id, name: `resources.tickets.queues.${id}` }));
const kinds = ticketKinds.map((id) => ({ id, name: `resources.tickets.kinds.${id}` }));
const filters = [
  <SelectInput
    key="queue"
    source="queue"
    label="resources.tickets.queue"
    choices={queues}
    alwaysOn
    emptyText="resources.tickets.queues.waiting"
  />,
  <SelectInput key="kind" source="kind" choices={kinds} alwaysOn emptyText="resources.tickets.any_kind" />,
];

/** Feedback and complaints: what waits, the most urgent first; or those that were answered or have ended. */
function TicketList() {
  const translate = useTranslate();
  return (
    // An empty queue must not hide the way to the others.
    <List actions={<ListActions />} filters={filters} perPage={25} empty={false}>
      <ListTable rowClick="show">
        <RecordLink source="id" to="show" />
        <WordField source="kind" word={(one: AdminTicket) => translate(`resources.tickets.kinds.${one.kind}`)} />
        <WordField source="topic" word={(one: AdminTicket) => translate(`resources.tickets.topics.${one.topic}`)} />
        <SenderField source="username" />
        <BeginningField source="content" />
        <StateField source="state" words="resources.tickets.states" />
        <WordField source="claimedBy" word={({ claimedBy }: AdminTicket) => employeeOf(claimedBy)} />
        <TimeField source="createdAt" />
        <DueField source="answerDueAt" />
      </ListTable>
    </List>
  );
}

function BeginningField(_: { source: string }) {
  return (
    <FunctionField
      source="content"
      render={({ content }: AdminTicket) => (content.length > 60 ? `${content.slice(0, 60)}…` : content)}
    />
  );
}

/** When the answer is due; whether it is late or escalated. */
function DueField(_: { source: string }) {
  const translate = useTranslate();
  return (
    <FunctionField
      source="answerDueAt"
      render={({ isLate, escalatedAt }: AdminTicket) => (
        <>
          <TimeField source="answerDueAt" />
          {isLate && <Chip size="small" color="error" sx={{ ml: 1 }} label={translate('resources.tickets.late')} />}
          {escalatedAt !== null && (
            <Chip size="small" color="warning" sx={{ ml: 1 }} label={translate('resources.tickets.escalated')} />
          )}
        </>
      )}
      sx={{ whiteSpace: 'nowrap' }}
    />
  );
}

for (const field of [BeginningField, DueField]) Object.assign(field, { sortable: false });
