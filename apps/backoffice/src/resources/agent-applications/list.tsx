import {
  type AdminAgentApplication,
  adminAgentApplicationDecision,
  adminAgentApplicationReveal,
  adminAgentApplications,
} from '@champa/contract';
import { Box } from '@mui/material';
import { useState } from 'react';
import { Link, List, SelectInput, TextField, useListContext, useRecordContext } from 'react-admin';
import { employeeOf } from '../../kit/employee.ts';
import { StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'agentApplications',
  group: 'agents',
  order: 44,
  capability: 'agents',
  words,
  list: ApplicationList,
  readOn: ({ page, filter: { queue } }) =>
    call(adminAgentApplications, { query: { ...page, ...(queue === 'decided' && { queue }) } }),
};

const filters = [
  <SelectInput
    key="queue"
    source="queue"
    label="champa.state"
    choices={[{ id: 'decided', name: 'resources.agentApplications.decided' }]}
    alwaysOn
    emptyText="resources.agentApplications.waiting"
  />,
];

/** Members who want to be agents. */
function ApplicationList() {
  return (
    <List actions={<ListActions />} filters={filters} perPage={25} empty={false}>
      <Rows />
    </List>
  );
}

function Rows() {
  const { filterValues } = useListContext();
  const isDecided = filterValues['queue'] === 'decided';
  return (
    <ListTable>
      <WordField source="member" word={({ member }: AdminAgentApplication) => <MemberName member={member} />} />
      <Contact source="contact" />
      <TextField source="website" sortable={false} />
      <TextField source="plan" sortable={false} sx={{ display: 'block', minWidth: 220, maxWidth: 420 }} />
      <TimeField source="appliedAt" />
      {isDecided && <StateField source="state" words="resources.agentApplications.states" />}
      {isDecided && (
        <WordField source="decidedBy" word={({ decidedBy }: AdminAgentApplication) => employeeOf(decidedBy)} />
      )}
      {isDecided && <TextField source="reason" sortable={false} />}
      {!isDecided && <Decision label={false} />}
    </ListTable>
  );
}

function MemberName({ member: { id, username } }: Pick<AdminAgentApplication, 'member'>) {
  return <Link to={`/agents/${id}/show`}>{username}</Link>;
}

/** Name and contact, masked until they are revealed. */
function Contact(_: { source: string }) {
  const one = useRecordContext<AdminAgentApplication>();
  const [shown, setShown] = useState<{ name: string; contact: string } | null>(null);
  if (!one) return null;
  const { name, contact } = shown ?? one;
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      {name} · {contact}
      {!shown && (
        <ReasonButton
          label="resources.members.reveal"
          danger={false}
          effect="resources.members.reveal_effect"
          name={one.member.username}
          operation={adminAgentApplicationReveal}
          act={async (reason) =>
            setShown(await call(adminAgentApplicationReveal, { params: { id: one.id }, body: { reason } }))
          }
        />
      )}
    </Box>
  );
}

Contact.sortable = false;

const acts = ['approve', 'reject'] as const;

function Decision(_: { label: false }) {
  const one = useRecordContext<AdminAgentApplication>();
  if (!one) return null;
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      {acts.map((act) => (
        <ReasonButton
          key={act}
          label={`resources.agentApplications.acts.${act}`}
          danger={act === 'reject'}
          effect={`resources.agentApplications.effects.${act}`}
          name={one.member.username}
          operation={adminAgentApplicationDecision}
          act={(reason) => call(adminAgentApplicationDecision, { params: { id: one.id }, body: { act, reason } })}
        />
      ))}
    </Box>
  );
}
