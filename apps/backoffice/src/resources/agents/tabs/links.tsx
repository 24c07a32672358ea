import { type AdminAgent, adminAgentLinkPause, type AgentLink } from '@champa/contract';
import { TextField, useRecordContext, useTranslate } from 'react-admin';
import { CountField, StateField, TimeField, WordField } from '../../../kit/fields.tsx';
import { ReasonButton } from '../../../kit/reason-button.tsx';
import { RowsOf } from '../../../kit/rows-of.tsx';
import { Section } from '../../../kit/section.tsx';
import { call } from '../../../providers/api.ts';

/** The links by which an agent invites, and what came of each. */
export function InvitationLinks() {
  const agent = useRecordContext<AdminAgent>();
  const translate = useTranslate();
  if (!agent) return null;
  return (
    <Section title="resources.agents.links_tab">
      <RowsOf list="agentLinks">
        <TextField source="code" sortable={false} />
        <WordField source="makes" word={({ makes }: AgentLink) => translate(`resources.agentLinks.makes.${makes}`)} />
        <StateField source="state" words="resources.agentLinks.states" />
        <CountField source="visits" />
        <CountField source="uses" />
        <CountField source="depositors" />
        <TextField source="note" sortable={false} />
        <TimeField source="validUntil" />
        <TimeField source="createdAt" />
        <PauseButton agentId={agent.id} label={false} />
      </RowsOf>
    </Section>
  );
}

function PauseButton({ agentId }: { agentId: string; label: false }) {
  const link = useRecordContext<AgentLink>();
  if (!link) return null;
  const isPaused = link.state === 'paused';
  const act = isPaused ? 'open' : 'pause';
  return (
    <ReasonButton
      label={`resources.agentLinks.${act}`}
      danger={!isPaused}
      effect={`resources.agentLinks.${act}_effect`}
      name={link.code}
      operation={adminAgentLinkPause}
      act={(reason) =>
        call(adminAgentLinkPause, { params: { id: agentId, link: link.id }, body: { paused: !isPaused, reason } })
      }
    />
  );
}
