import { type AdminMember, adminMemberMessage, type InboxMessage } from '@champa/contract';
import { TextField, useRecordContext, useTranslate } from 'react-admin';
import { TimeField, WordField } from '../../../kit/fields.tsx';
import { FormButton } from '../../../kit/form-button.tsx';
import { faultOfLetter, type LetterTexts, LetterTextsInput, writtenOf } from '../../../kit/letter-texts.tsx';
import { sendOnce } from '../../../kit/once.ts';
import { RowsOf } from '../../../kit/rows-of.tsx';
import { Section } from '../../../kit/section.tsx';
import { call } from '../../../providers/api.ts';

type Typed = { texts: LetterTexts; reason: string };

const send = sendOnce(({ id, texts, reason }: Typed & { id: string }, idempotencyKey) =>
  call(adminMemberMessage, { params: { id }, body: { texts: writtenOf(texts), reason, idempotencyKey } }),
);

/** What the house wrote to the member. */
export function Messages() {
  const translate = useTranslate();
  return (
    <Section title="resources.memberMessages.name" acts={<MessageButton />}>
      <RowsOf list="memberMessages">
        <TimeField source="at" />
        <TextField source="title" sortable={false} />
        <TextField source="content" sortable={false} />
        <WordField
          source="isRead"
          word={({ isRead }: InboxMessage) => translate(isRead ? 'ra.boolean.true' : 'ra.boolean.false')}
        />
      </RowsOf>
    </Section>
  );
}

function MessageButton() {
  const member = useRecordContext<AdminMember>();
  if (!member) return null;
  const { id, username } = member;
  return (
    <FormButton<Typed>
      label="resources.members.message"
      effect="resources.members.message_effect"
      name={username}
      operation={adminMemberMessage}
      act={(typed) => send({ id, ...typed })}
      faultsOf={(fields) =>
        Object.fromEntries(Object.entries(fields).map(([language, fault]) => faultOfLetter(language, fault)))
      }
    >
      <LetterTextsInput />
    </FormButton>
  );
}
