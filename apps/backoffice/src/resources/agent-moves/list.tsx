import { type AdminAgentMove, adminAgentMoves, adminAgentMoveStop } from '@champa/contract';
import { Link, List, TextField, useRecordContext, useTranslate } from 'react-admin';
import { employeeOf } from '../../kit/employee.ts';
import { StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'agentMoves',
  group: 'agents',
  order: 45,
  capability: 'agents',
  words,
  list: MoveList,
  readOn: ({ page }) => call(adminAgentMoves, { query: page }),
};

/** Who was moved where, by whom, and since when it holds. */
function MoveList() {
  return (
    <List actions={<ListActions />} perPage={25}>
      <ListTable>
        <TextField source="id" sortable={false} />
        <WordField source="member" word={({ member }: AdminAgentMove) => <Place place={member} />} />
        <WordField source="from" word={({ from }: AdminAgentMove) => <Place place={from} />} />
        <WordField source="to" word={({ to }: AdminAgentMove) => <Place place={to} />} />
        <StateField source="state" words="resources.agentMoves.states" />
        <TimeField source="effectiveAt" />
        <WordField source="requestedBy" word={({ requestedBy }: AdminAgentMove) => employeeOf(requestedBy)} />
        <WordField source="decidedBy" word={({ decidedBy }: AdminAgentMove) => employeeOf(decidedBy)} />
        <TextField source="reason" sortable={false} />
        <StopButton label={false} />
      </ListTable>
    </List>
  );
}

function Place({ place }: { place: AdminAgentMove['to'] }) {
  const translate = useTranslate();
  if (place === null) return translate('resources.agents.nobody_above');
  return <Link to={`/agents/${place.id}/show`}>{place.username}</Link>;
}

function StopButton(_: { label: false }) {
  const move = useRecordContext<AdminAgentMove>();
  if (move?.state !== 'approved') return null;
  return (
    <ReasonButton
      label="resources.agents.stop_move"
      danger={false}
      effect="resources.agents.stop_move_effect"
      name={move.member.username}
      operation={adminAgentMoveStop}
      act={(reason) => call(adminAgentMoveStop, { params: { id: move.id }, body: { reason } })}
    />
  );
}
