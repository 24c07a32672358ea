import { type AdminMember, adminMemberStatus } from '@champa/contract';
import {
  Datagrid,
  List,
  Pagination,
  ReferenceManyField,
  SearchInput,
  Show,
  SimpleShowLayout,
  TabbedShowLayout,
  TextField,
  TopToolbar,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { call } from '../providers/api.ts';
import { MoneyField, StateField, TimeField } from './fields.tsx';
import { ReasonButton } from './reason-button.tsx';

export function MemberList() {
  const translate = useTranslate();
  // A placeholder is shown as it stands, so it is translated here.
  const filters = [
    <SearchInput key="search" source="search" placeholder={translate('champa.username_begins')} alwaysOn />,
  ];
  return (
    <List filters={filters} exporter={false} perPage={25}>
      <Datagrid rowClick="show" bulkActionButtons={false}>
        <TextField source="id" sortable={false} />
        <TextField source="username" sortable={false} />
        <StateField source="status" />
        <MoneyField source="cash" />
        <MoneyField source="bonus" />
        <TextField source="currency" sortable={false} />
        <TimeField source="registeredAt" />
      </Datagrid>
    </List>
  );
}

export function MemberShow() {
  return (
    <Show actions={<MemberActions />}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="champa.account">
          <SimpleShowLayout>
            <TextField source="id" />
            <TextField source="username" />
            <StateField source="status" />
            <MoneyField source="cash" />
            <MoneyField source="bonus" />
            <TextField source="currency" />
            <TextField source="language" />
            <TimeField source="registeredAt" />
          </SimpleShowLayout>
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="champa.movements" path="movements">
          <ReferenceManyField reference="movements" target="memberId" perPage={25} pagination={<Pagination />}>
            <Datagrid bulkActionButtons={false} rowClick={false}>
              <TimeField source="at" />
              <TextField source="kind" sortable={false} />
              <TextField source="description" sortable={false} />
              <TextField source="reference" sortable={false} />
              <MoneyField source="amount" signed />
              <MoneyField source="balance" />
            </Datagrid>
          </ReferenceManyField>
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="champa.rounds" path="rounds">
          <ReferenceManyField reference="rounds" target="memberId" perPage={25} pagination={<Pagination />}>
            <Datagrid bulkActionButtons={false} rowClick={false}>
              <TimeField source="startedAt" />
              <TextField source="gameName" sortable={false} />
              <TextField source="vassalage" sortable={false} />
              <StateField source="state" />
              <MoneyField source="stake" />
              <MoneyField source="win" />
              <MoneyField source="net" signed />
            </Datagrid>
          </ReferenceManyField>
        </TabbedShowLayout.Tab>
      </TabbedShowLayout>
    </Show>
  );
}

function MemberActions() {
  const member = useRecordContext<AdminMember>();
  if (!member || member.status === 'closed') return null;
  const suspend = member.status === 'active';
  const status = suspend ? 'suspended' : 'active';
  return (
    <TopToolbar>
      <ReasonButton
        label={suspend ? 'champa.suspend' : 'champa.activate'}
        danger={suspend}
        effect={suspend ? 'champa.suspend_effect' : 'champa.activate_effect'}
        name={member.username}
        act={(reason) => call(adminMemberStatus, { params: { id: member.id }, body: { status, reason } })}
      />
    </TopToolbar>
  );
}
