import { type AdminMember, adminMemberMessage, type InboxMessage, type Language, languages } from '@champa/contract';
import { languageInfo } from '@champa/i18n';
import { maxLength, TextField, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { TimeField, WordField } from '../../../kit/fields.tsx';
import { FormButton } from '../../../kit/form-button.tsx';
import { sendOnce } from '../../../kit/once.ts';
import { RowsOf } from '../../../kit/rows-of.tsx';
import { Section } from '../../../kit/section.tsx';
import { call } from '../../../providers/api.ts';

type Typed = { texts: Partial<Record<Language, { title?: string; content?: string }>>; reason: string };

const send = sendOnce(({ id, texts, reason }: Typed & { id: string }, idempotencyKey) => {
  const written = languages.flatMap((language) => {
    const { title = '', content = '' } = texts[language] ?? {};
    return title || content ? [[language, { title, content }] as const] : [];
  });
  return call(adminMemberMessage, {
    params: { id },
    body: { texts: Object.fromEntries(written), reason, idempotencyKey },
  });
});

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
  const translate = useTranslate();
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
        Object.fromEntries(
          Object.keys(fields).map((language) => [`texts.${language}.title`, 'resources.members.own_language_missing']),
        )
      }
    >
      {languages.map((language) => (
        <div key={language}>
          <TextInput
            source={`texts.${language}.title`}
            label={`${translate('resources.members.message_title')} · ${languageInfo[language].name}`}
            fullWidth
            validate={maxLength(120)}
          />
          <TextInput
            source={`texts.${language}.content`}
            label={`${translate('resources.members.message_text')} · ${languageInfo[language].name}`}
            fullWidth
            multiline
            validate={maxLength(4000)}
          />
        </div>
      ))}
    </FormButton>
  );
}
