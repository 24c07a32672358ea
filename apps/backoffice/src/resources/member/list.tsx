import { adminMember, adminMembers, adminMovements, adminRounds } from '@champa/contract';
import { List, SearchInput, TextField, useTranslate } from 'react-admin';
import { MoneyField, RecordLink, StateField, TimeField } from '../../kit/fields.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { WideTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { MemberShow } from './show.tsx';

export const resource: BackofficeResource = {
  name: 'members',
  order: 10,
  capability: 'members',
  title: 'username',
  words: {
    name: 'Member |||| Members',
    empty: 'No members yet.',
    fields: { registeredAt: 'Registered', pageNo: 'Page' },
  },
  list: MemberList,
  read: ({ page, filter: { search = '' } }) => call(adminMembers, { query: { ...page, search } }),
  show: MemberShow,
  readOne: (id) => call(adminMember, { params: { id } }),
  lists: {
    movements: {
      words: { name: 'Movement |||| Movements', fields: { at: 'Time', balance: 'Balance after' } },
      read: (id, { page }) => call(adminMovements, { params: { id }, query: page }),
    },
    rounds: {
      words: { name: 'Round |||| Rounds', fields: { gameName: 'Game', vassalage: 'Vendor', startedAt: 'Begun' } },
      read: (id, { page }) => call(adminRounds, { params: { id }, query: page }),
    },
  },
};

function MemberList() {
  const translate = useTranslate();
  // React-admin does not translate a placeholder, so it is translated here.
  const filters = [
    <SearchInput key="search" source="search" placeholder={translate('champa.username_begins')} alwaysOn />,
  ];
  return (
    <List actions={false} filters={filters} perPage={25}>
      <WideTable rowClick="show">
        <TextField source="id" sortable={false} />
        <RecordLink source="username" to="show" />
        <StateField source="status" />
        <MoneyField source="cash" />
        <MoneyField source="bonus" />
        <TextField source="currency" sortable={false} />
        <TimeField source="registeredAt" />
      </WideTable>
    </List>
  );
}
