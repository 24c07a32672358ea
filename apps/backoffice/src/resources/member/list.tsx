import { adminMember, adminMembers, adminMovements, adminRounds } from '@champa/contract';
import { List, SearchInput, TextField, useTranslate } from 'react-admin';
import { MoneyField, RecordLink, StateField, TimeField } from '../../kit/fields.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { WideTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { MemberShow } from './show.tsx';
import { movementWords, roundWords, words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'members',
  order: 10,
  capability: 'members',
  title: 'username',
  words,
  list: MemberList,
  read: ({ page, filter: { search = '' } }) => call(adminMembers, { query: { ...page, search } }),
  show: MemberShow,
  readOne: (id) => call(adminMember, { params: { id } }),
  lists: {
    movements: {
      words: movementWords,
      read: (id, { page }) => call(adminMovements, { params: { id }, query: page }),
    },
    rounds: {
      words: roundWords,
      read: (id, { page }) => call(adminRounds, { params: { id }, query: page }),
    },
  },
};

function MemberList() {
  const translate = useTranslate();
  // React-admin does not translate a placeholder, so it is translated here.
  const filters = [
    <SearchInput key="search" source="search" placeholder={translate('resources.members.username_begins')} alwaysOn />,
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
