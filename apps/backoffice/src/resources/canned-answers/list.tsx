import {
  adminAddCannedAnswer,
  adminCannedAnswers,
  adminChangeCannedAnswer,
  adminRemoveCannedAnswer,
  type CannedAnswer,
  type Language,
  languages,
} from '@champa/contract';
import { languageInfo } from '@champa/i18n';
import {
  List,
  maxLength,
  required,
  TextField,
  TextInput,
  TopToolbar,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { employeeOf } from '../../kit/employee.ts';
import { TimeField, WordField } from '../../kit/fields.tsx';
import { FormButton } from '../../kit/form-button.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { words } from './words.ts';

type Typed = { name: string; texts: Partial<Record<Language, string | null>> };

export const resource: BackofficeResource = {
  name: 'cannedAnswers',
  group: 'service',
  order: 45,
  capability: 'support',
  title: 'name',
  words,
  list: AnswerList,
  read: async () => {
    const { list } = await call(adminCannedAnswers, {});
    return { list, total: list.length };
  },
};

/** Languages in which nothing was written are left out. */
function writtenOf({ name, texts }: Typed) {
  const written = languages.flatMap((language) => {
    const text = texts?.[language]?.trim();
    return text ? [[language, text] as const] : [];
  });
  return { name, texts: Object.fromEntries(written) };
}

/** Answers that are kept ready for the chat, by language. */
function AnswerList() {
  return (
    <List actions={<Actions />} pagination={false} perPage={1000}>
      <ListTable>
        <TextField source="name" sortable={false} />
        <WordField
          source="texts"
          word={({ texts }: CannedAnswer) =>
            Object.keys(texts)
              .map((code) => code.toUpperCase())
              .join(' ')
          }
        />
        <WordField source="changedBy" word={({ changedBy }: CannedAnswer) => employeeOf(changedBy)} />
        <TimeField source="changedAt" />
        <RowActs />
      </ListTable>
    </List>
  );
}

function Inputs() {
  return (
    <>
      <TextInput
        source="name"
        label="resources.cannedAnswers.fields.name"
        fullWidth
        validate={[required(), maxLength(80)]}
      />
      {languages.map((language) => (
        <TextInput
          key={language}
          source={`texts.${language}`}
          label={languageInfo[language].name}
          multiline
          fullWidth
          validate={maxLength(2000)}
        />
      ))}
    </>
  );
}

function Actions() {
  return (
    <TopToolbar>
      <FormButton<Typed>
        label="resources.cannedAnswers.add"
        effect="resources.cannedAnswers.add_effect"
        name=""
        operation={adminAddCannedAnswer}
        act={({ reason, ...typed }) => call(adminAddCannedAnswer, { body: { ...writtenOf(typed), reason } })}
      >
        <Inputs />
      </FormButton>
    </TopToolbar>
  );
}

function RowActs() {
  const translate = useTranslate();
  const answer = useRecordContext<CannedAnswer>();
  if (!answer) return null;
  const { id, name, texts } = answer;
  return (
    <>
      <FormButton<Typed>
        label={translate('ra.action.edit')}
        effect="resources.cannedAnswers.change_effect"
        name={name}
        defaults={{ name, texts }}
        operation={adminChangeCannedAnswer}
        act={({ reason, ...typed }) =>
          call(adminChangeCannedAnswer, { params: { id }, body: { ...writtenOf(typed), reason } })
        }
      >
        <Inputs />
      </FormButton>
      <ReasonButton
        label="ra.action.delete"
        danger
        effect="resources.cannedAnswers.remove_effect"
        name={name}
        operation={adminRemoveCannedAnswer}
        act={(reason) => call(adminRemoveCannedAnswer, { params: { id }, body: { reason } })}
      />
    </>
  );
}
