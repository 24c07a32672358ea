import {
  accountTypes,
  type AdminAgent,
  type adminAgent,
  adminAgentMove,
  adminAgentMoveStop,
  adminMemberAgent,
  type OperationValue,
} from '@champa/contract';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import { FormButton } from '../../kit/form-button.tsx';
import { AgentNameInput } from '../../kit/pickers.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { call } from '../../providers/api.ts';
import { OfferButton } from './offer-button.tsx';

/** What the member's own page has that a row of the list has not. */
export type Placed = Pick<OperationValue<typeof adminAgent>, 'move'>;

const agentTypes: readonly number[] = accountTypes.agent;

/** What can be done about a member's place: made an agent, moved, given a contract of the brand. */
export function AgentActs() {
  const agent = useRecordContext<AdminAgent & Partial<Placed>>();
  const translate = useTranslate();
  if (!agent) return null;
  const { id, username, type, path, move } = agent;
  const isAgent = agentTypes.includes(type);
  return (
    <>
      {!isAgent && (
        <FormButton<{ code: string }>
          label="resources.agents.make_agent"
          effect="resources.agents.make_agent_effect"
          name={username}
          operation={adminMemberAgent}
          defaults={{ code: '' }}
          act={({ code, reason }) =>
            call(adminMemberAgent, { params: { id }, body: { type: agentTypes[0]!, code, reason } })
          }
        >
          <TextInput source="code" label="resources.agents.code" helperText="resources.agents.code_help" fullWidth />
        </FormButton>
      )}
      {path.length === 0 && isAgent && <OfferButton agent={agent} />}
      {move ? (
        <ReasonButton
          label="resources.agents.stop_move"
          danger={false}
          effect="resources.agents.stop_move_effect"
          name={username}
          operation={adminAgentMoveStop}
          act={(reason) => call(adminAgentMoveStop, { params: { id: move.id }, body: { reason } })}
        />
      ) : (
        <FormButton<{ upline: string }>
          label="resources.agents.move"
          danger
          effect="resources.agents.move_effect"
          name={username}
          operation={adminAgentMove}
          defaults={{ upline: '' }}
          faultsOf={(fields) =>
            'upline' in fields ? { upline: translate('resources.agents.unknown_member') } : fields
          }
          act={({ upline, reason }) => call(adminAgentMove, { params: { id }, body: { upline: upline ?? '', reason } })}
        >
          <AgentNameInput
            source="upline"
            label="resources.agents.new_upline"
            helperText="resources.agents.upline_help"
          />
        </FormButton>
      )}
    </>
  );
}
