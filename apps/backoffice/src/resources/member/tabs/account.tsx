import type { AdminMember } from '@champa/contract';
import { isLanguage, languageInfo } from '@champa/i18n';
import { SimpleShowLayout, TextField, useRecordContext, useTranslate } from 'react-admin';
import { ChipsField, MoneyField, StateField, TimeField, WordField } from '../../../kit/fields.tsx';
import { DataStanding } from '../../data-requests/acts.tsx';

/** Who the member is, and in what state. */
export function Account() {
  const translate = useTranslate();
  const member = useRecordContext<AdminMember>();
  return (
    <SimpleShowLayout sx={{ p: 0 }}>
      <TextField source="id" />
      <TextField source="username" />
      <TextField source="nickname" />
      <StateField source="status" />
      <ChipsField source="locks" word={(lock) => translate(`resources.members.locked.${lock}`)} />
      <ChipsField source="tags" word={(tag) => tag} />
      <MoneyField source="cash" />
      <MoneyField source="bonus" />
      <TextField source="currency" />
      <WordField source="language" word={languageName} />
      <TimeField source="registeredAt" />
      {member && <DataStanding member={member} />}
    </SimpleShowLayout>
  );
}

function languageName({ language }: AdminMember): string {
  return isLanguage(language) ? languageInfo[language].name : language;
}
