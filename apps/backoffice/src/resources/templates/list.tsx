import { type AdminTemplate, adminTemplates, adminTemplateTest } from '@champa/contract';
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
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { words } from './words.ts';

type Row = Omit<AdminTemplate, 'id'> & { id: string; template: AdminTemplate['id'] };

export const resource: BackofficeResource = {
  name: 'templates',
  group: 'service',
  order: 48,
  capability: 'support',
  words,
  list: TemplateList,
  read: async () => {
    const { list } = await call(adminTemplates, {});
    const rows = list.map(({ id: template, ...rest }) => ({
      ...rest,
      template,
      id: `${template}-${rest.channel}-${rest.language}`,
    }));
    return { list: rows, total: rows.length };
  },
};

/** What members get by SMS and e-mail, filled with examples, each to be tried out. Editors write them among what visitors read. */
function TemplateList() {
  const translate = useTranslate();
  return (
    <List actions={<Actions />} pagination={false} perPage={100}>
      <ListTable>
        <WordField source="template" word={({ template }: Row) => translate(`resources.templates.names.${template}`)} />
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
