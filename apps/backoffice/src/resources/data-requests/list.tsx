import { type AdminDataRequest, adminDataRequestRefusal, adminDataRequests } from '@champa/contract';
import { List, SelectInput, TextField, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { employeeOf } from '../../kit/employee.ts';
import { MemberLink, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'dataRequests',
  group: 'safety',
  order: 64,
  capability: 'compliance',
  words,
  list: RequestList,
  readOn: ({ page, filter: { queue } }) =>
    call(adminDataRequests, { query: { ...page, ...(queue === 'ended' && { queue }) } }),
};

const filters = [
  <SelectInput
    key="queue"
    source="queue"
    label="champa.state"
    choices={[{ id: 'ended', name: 'resources.dataRequests.ended' }]}
    alwaysOn
    emptyText="resources.dataRequests.open"
  />,
];

/** What members asked about their data, and until when the law wants an answer. The member's page has the acts. */
function RequestList() {
  return (
    <List actions={<ListActions />} filters={filters} perPage={25} empty={false}>
      <Rows />
    </List>
  );
}

function Rows() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const isEnded = filterValues['queue'] === 'ended';
  return (
    <ListTable>
      <TextField source="id" sortable={false} />
      <MemberLink source="username" />
      <WordField
        source="kind"
        word={({ kind }: AdminDataRequest) => translate(`resources.dataRequests.kinds.${kind}`)}
      />
      <StateField source="state" words="resources.dataRequests.states" />
      <TimeField source="askedAt" />
      <TimeField source="dueAt" />
      <WordField source="notedBy" word={({ notedBy }: AdminDataRequest) => employeeOf(notedBy)} />
      {isEnded && <TimeField source="endedAt" />}
      {isEnded && <WordField source="endedBy" word={({ endedBy }: AdminDataRequest) => employeeOf(endedBy)} />}
      {isEnded && <TextField source="reason" sortable={false} />}
      {!isEnded && <RefuseButton label={false} />}
    </ListTable>
  );
}

function RefuseButton(_: { label: false }) {
  const request = useRecordContext<AdminDataRequest>();
  if (!request) return null;
  return (
    <ReasonButton
      label="resources.dataRequests.refuse"
      danger
      effect="resources.dataRequests.refuse_effect"
      name={request.username}
      operation={adminDataRequestRefusal}
      act={(reason) => call(adminDataRequestRefusal, { params: { id: request.id }, body: { reason } })}
    />
  );
}
