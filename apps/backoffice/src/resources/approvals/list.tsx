import { adminApproval, type AdminApproval, adminApprovals } from '@champa/contract';
import { type Theme, useMediaQuery } from '@mui/material';
import { List, SelectInput, SimpleList, TextField, useListContext, useTranslate } from 'react-admin';
import { RecordLink, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { useFormats } from '../../kit/formats.ts';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { ApprovalShow } from './show.tsx';
import { useSubject } from './subject.tsx';
import { useValues } from './values.ts';
import { WaitingIcon } from './waiting.tsx';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'approvals',
  order: 12,
  capability: 'approvals',
  title: 'id',
  icon: WaitingIcon,
  words,
  list: ApprovalList,
  readOn: ({ page, filter: { queue } }) =>
    call(adminApprovals, { query: { ...page, ...(queue === 'decided' && { queue }) } }),
  show: ApprovalShow,
  readOne: (id) => call(adminApproval, { params: { id } }),
};

const filters = [
  <SelectInput
    key="queue"
    source="queue"
    label="champa.state"
    choices={[{ id: 'decided', name: 'resources.approvals.decided' }]}
    alwaysOn
    emptyText="resources.approvals.waiting"
  />,
];

/** What waits for a second person; on a phone as cards, which are read and opened by thumb. */
function ApprovalList() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <List actions={<ListActions />} filters={filters} perPage={25}>
      {isPhone ? <Cards /> : <Rows />}
    </List>
  );
}

function Rows() {
  const { amountOf } = useValues();
  const translate = useTranslate();
  const subject = useSubject();
  const { filterValues } = useListContext();
  const isDecided = filterValues['queue'] === 'decided';
  return (
    <ListTable>
      <RecordLink source="id" to="show" />
      <WordField source="kind" word={({ kind }: AdminApproval) => translate(`resources.approvals.kinds.${kind}`)} />
      <WordField source="subject" word={subject} />
      <WordField source="amount" word={amountOf} />
      <TextField source="askedBy" sortable={false} />
      <TimeField source="askedAt" />
      <TimeField source="expiresAt" />
      {isDecided && <StateField source="state" words="resources.approvals.states" />}
      {isDecided && <TextField source="decidedBy" sortable={false} />}
    </ListTable>
  );
}

function Cards() {
  const { amountOf } = useValues();
  const { time } = useFormats();
  const translate = useTranslate();
  const subject = useSubject();
  return (
    <SimpleList<AdminApproval>
      linkType="show"
      primaryText={(one) =>
        [translate(`resources.approvals.kinds.${one.kind}`), amountOf(one)].filter(Boolean).join(' · ')
      }
      secondaryText={(one) => `${subject(one)} · ${one.askedBy} · ${time.full(one.askedAt)}`}
      tertiaryText={(one) => translate(`resources.approvals.states.${one.state}`)}
    />
  );
}
