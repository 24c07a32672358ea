import type { AdminAgent } from '@champa/contract';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import { ChipsField, CountField, MoneyField, StateField, TimeField, WordField } from '../../../kit/fields.tsx';
import { RowsOf } from '../../../kit/rows-of.tsx';
import { Section } from '../../../kit/section.tsx';
import { listOnly } from '../../../kit/ways.tsx';

/** Direct downlines, each with the way to their own page. */
export function Team() {
  const agent = useRecordContext<AdminAgent>();
  const translate = useTranslate();
  if (!agent) return null;
  const inTree = listOnly('agents', { of: agent.id });
  return (
    <Section title="resources.agents.team_tab" acts={<Link to={inTree}>{translate('resources.agents.in_tree')}</Link>}>
      <RowsOf list="agentTeam">
        <WordField
          source="username"
          word={({ id, username }: AdminAgent) => <Link to={`/agents/${id}/show`}>{username}</Link>}
        />
        <CountField source="downlines" />
        <WordField source="type" word={({ type }: AdminAgent) => translate(`resources.agents.types.${type}`)} />
        <ChipsField source="contracts" word={(kind) => translate(`resources.agents.kinds.${kind}`)} />
        <MoneyField source="cash" />
        <StateField source="status" />
        <TimeField source="registeredAt" />
      </RowsOf>
    </Section>
  );
}
