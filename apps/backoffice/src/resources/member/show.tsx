import { type AccountMovement, type AdminMember, adminMemberStatus } from '@champa/contract';
import { isLanguage, languageInfo } from '@champa/i18n';
import { movementWord } from '@champa/i18n/staff-words';
import {
  Pagination,
  ReferenceManyField,
  Show,
  SimpleShowLayout,
  TabbedShowLayout,
  TextField,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import { MoneyField, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { WideTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';
import { ContactDetails } from './contact.tsx';

export function MemberShow() {
  const language = useLanguage();
  return (
    <Show actions={<MemberActions />}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="resources.members.account">
          <SimpleShowLayout>
            <TextField source="id" />
            <TextField source="username" />
            <StateField source="status" />
            <MoneyField source="cash" />
            <MoneyField source="bonus" />
            <TextField source="currency" />
            <WordField source="language" word={languageName} />
            <TimeField source="registeredAt" />
          </SimpleShowLayout>
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="resources.members.contact" path="contact">
          <ContactDetails />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="resources.movements.name" path="movements">
          <ReferenceManyField reference="movements" target="memberId" perPage={25} pagination={<Pagination />}>
            <WideTable>
              <TimeField source="at" />
              <WordField source="kind" word={({ kind }: AccountMovement) => movementWord(kind, language)} />
              <TextField source="description" sortable={false} />
              <TextField source="reference" sortable={false} />
              <MoneyField source="amount" signed />
              <MoneyField source="balance" />
            </WideTable>
          </ReferenceManyField>
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="resources.rounds.name" path="rounds">
          <ReferenceManyField reference="rounds" target="memberId" perPage={25} pagination={<Pagination />}>
            <WideTable>
              <TimeField source="startedAt" />
              <TextField source="gameName" sortable={false} />
              <TextField source="vassalage" sortable={false} />
              <StateField source="state" />
              <MoneyField source="stake" />
              <MoneyField source="win" />
              <MoneyField source="net" signed />
            </WideTable>
          </ReferenceManyField>
        </TabbedShowLayout.Tab>
      </TabbedShowLayout>
    </Show>
  );
}

function languageName({ language }: AdminMember): string {
  return isLanguage(language) ? languageInfo[language].name : language;
}

function MemberActions() {
  const member = useRecordContext<AdminMember>();
  if (!member || member.status === 'closed') return null;
  const suspend = member.status === 'active';
  const status = suspend ? 'suspended' : 'active';
  return (
    <TopToolbar>
      <ReasonButton
        label={suspend ? 'resources.members.suspend' : 'resources.members.activate'}
        danger={suspend}
        effect={suspend ? 'resources.members.suspend_effect' : 'resources.members.activate_effect'}
        name={member.username}
        operation={adminMemberStatus}
        act={(reason) => call(adminMemberStatus, { params: { id: member.id }, body: { status, reason } })}
      />
    </TopToolbar>
  );
}
