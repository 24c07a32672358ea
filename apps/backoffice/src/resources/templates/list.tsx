import {
  adminLetters,
  adminLetterTest,
  type AdminTemplate,
  adminTemplates,
  adminTemplateTest,
  languages,
} from '@champa/contract';
import { languageInfo } from '@champa/i18n';
import { Chip } from '@mui/material';
import {
  FunctionField,
  Link,
  List,
  required,
  TextInput,
  TopToolbar,
  useCanAccess,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { WordField } from '../../kit/fields.tsx';
import { FormButton } from '../../kit/form-button.tsx';
import { sendOnce } from '../../kit/once.ts';
import { MemberInput } from '../../kit/pickers.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { words } from './words.ts';

/** A text of SMS or e-mail, or one that letters begin with: that goes by its name. */
type Outgoing = Omit<AdminTemplate, 'id'> & { id: string; template: AdminTemplate['id'] };
type Letter = Omit<Outgoing, 'template' | 'channel'> & { template: string; channel: 'inbox' };
type Row = Outgoing | Letter;

export const resource: BackofficeResource = {
  name: 'templates',
  group: 'service',
  order: 48,
  capability: 'support',
  words,
  list: TemplateList,
  read: async () => {
    const [{ list }, letters] = await Promise.all([call(adminTemplates, {}), lettersByLanguage()]);
    const texts: Row[] = list.map(({ id: template, ...rest }) => ({
      ...rest,
      template,
      id: `${template}-${rest.channel}-${rest.language}`,
    }));
    const rows = [...letters, ...texts];
    return { list: rows, total: rows.length };
  },
};

async function lettersByLanguage(): Promise<Letter[]> {
  const { list } = await call(adminLetters, {});
  const each = list.flatMap(({ id, shown }) => languages.map((language) => ({ id, language, words: shown[language] })));
  return each.flatMap(({ id: template, language, words: shown }) => {
    if (!shown) return [];
    const { title: subject, content: text } = shown;
    const id = `inbox-${template}-${language}`;
    return [{ id, template, language, channel: 'inbox', subject, text, isOwn: true, canSend: true } as const];
  });
}

/** What letters begin with, and what members get by SMS and e-mail, filled with examples, each to be tried out. Editors write them among what visitors read. */
function TemplateList() {
  const translate = useTranslate();
  const nameOf = ({ channel, template }: Row): string =>
    channel === 'inbox' ? template : translate(`resources.templates.names.${template}`);
  return (
    <List actions={<Actions />} pagination={false} perPage={1000}>
      <ListTable>
        <WordField source="template" word={nameOf} />
        <WordField source="channel" word={({ channel }: Row) => translate(`resources.templates.channels.${channel}`)} />
        <WordField source="language" word={({ language }: Row) => languageInfo[language].name} />
        <FunctionField source="text" sortable={false} render={(row: Row) => <Shown row={row} />} />
        <WordField source="isOwn" word={({ isOwn }: Row) => <Origin isOwn={isOwn} />} />
        <TestButton label={false} />
      </ListTable>
    </List>
  );
}

function Actions() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'site', action: 'edit' });
  return (
    <TopToolbar>
      {canAccess && <Link to="/site/letterTemplates">{translate('resources.templates.write_letters')}</Link>}
      {canAccess && <Link to="/site/outgoingTexts">{translate('resources.templates.write')}</Link>}
    </TopToolbar>
  );
}

function Shown({ row: { subject, text } }: { row: Row }) {
  return (
    <>
      {subject !== '' && <strong>{subject}</strong>}
      {subject !== '' && <br />}
      {text}
    </>
  );
}

function Origin({ isOwn }: { isOwn: boolean }) {
  const translate = useTranslate();
  const label = translate(`resources.templates.${isOwn ? 'own' : 'built_in'}`);
  return <Chip size="small" variant="outlined" color={isOwn ? 'info' : 'default'} label={label} />;
}

function TestButton(_: { label: false }) {
  const row = useRecordContext<Row>();
  const translate = useTranslate();
  if (!row) return null;
  if (row.channel === 'inbox') return <LetterTestButton letter={row.template} />;
  if (!row.canSend) return translate('resources.templates.no_provider');
  const { template: id, channel, language } = row;
  return (
    <FormButton<{ to: string }>
      label="resources.templates.test"
      effect="resources.templates.test_effect"
      name={languageInfo[language].name}
      operation={adminTemplateTest}
      defaults={{ to: '' }}
      act={({ to, reason }) => call(adminTemplateTest, { params: { id }, body: { channel, language, to, reason } })}
    >
      <TextInput source="to" label={`resources.templates.to.${channel}`} validate={required()} fullWidth />
    </FormButton>
  );
}

const sendLetter = sendOnce((body: { name: string; to: string; reason: string }, idempotencyKey) =>
  call(adminLetterTest, { body: { ...body, idempotencyKey } }),
);

/** In the language that the member reads in. */
function LetterTestButton({ letter: name }: { letter: string }) {
  return (
    <FormButton<{ to: string }>
      label="resources.templates.test"
      effect="resources.templates.letter_test_effect"
      name={name}
      operation={adminLetterTest}
      defaults={{ to: '' }}
      act={({ to, reason }) => sendLetter({ name, to, reason })}
    >
      <MemberInput source="to" label="resources.templates.letter_to" validate={required()} />
    </FormButton>
  );
}
