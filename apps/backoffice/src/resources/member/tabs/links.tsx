import { adminMemberAgent, type AdminMember } from '@champa/contract';
import { Link, required, SelectInput, TextField, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { ChipsField, StateField, TimeField, WordField } from '../../../kit/fields.tsx';
import { FormButton } from '../../../kit/form-button.tsx';
import { RowsOf } from '../../../kit/rows-of.tsx';
import { Section } from '../../../kit/section.tsx';
import { call } from '../../../providers/api.ts';

type Promotion = { type: number; code?: string; reason: string };
type Named = { id: string; username: string };

/** Who may be the same person, and who is above the member. */
export function Links() {
  const translate = useTranslate();
  return (
    <>
      <Section title="resources.memberLinks.name">
        <RowsOf list="memberLinks">
          <WordField source="username" word={nameLink} />
          <StateField source="status" />
          <TimeField source="registeredAt" />
          <ChipsField source="reasons" word={(reason) => translate(`resources.memberLinks.why.${reason}`)} />
        </RowsOf>
      </Section>
      <Section title="resources.memberUplines.name" acts={<AgentButton />}>
        <RowsOf list="memberUplines">
          <TextField source="id" sortable={false} />
          <WordField source="username" word={nameLink} />
        </RowsOf>
      </Section>
    </>
  );
}

const nameLink = ({ id, username }: Named) => <Link to={`/members/${id}/show`}>{username}</Link>;

const agentTypes = [1, 2, 41, 42].map((type) => ({ id: type, name: `resources.members.agent_types.t${type}` }));

function AgentButton() {
  const member = useRecordContext<AdminMember>();
  if (!member) return null;
  const { id, username } = member;
  return (
    <FormButton<Promotion>
      label="resources.members.make_agent"
      effect="resources.members.make_agent_effect"
      name={username}
      operation={adminMemberAgent}
      defaults={{ type: 1 }}
      act={({ type, code = '', reason }) =>
        call(adminMemberAgent, { params: { id }, body: { type, ...(code.trim() && { code: code.trim() }), reason } })
      }
    >
      <SelectInput
        source="type"
        label="resources.members.agent_type"
        choices={agentTypes}
        fullWidth
        validate={required()}
      />
      <TextInput source="code" label="resources.members.invitation_code" fullWidth />
    </FormButton>
  );
}
