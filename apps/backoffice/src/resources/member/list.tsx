import {
  adminMember,
  adminMembers,
  adminMembersExport,
  memberSearches,
  memberStates,
  type OperationInput,
} from '@champa/contract';
import { List, SearchInput, SelectInput, TextField, TextInput, useTranslate } from 'react-admin';
import { ChipsField, MoneyField, RecordLink, StateField, TimeField } from '../../kit/fields.tsx';
import { ExportActions } from '../../kit/list-actions.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { lists } from './lists.ts';
import { MemberShow } from './show.tsx';
import { words } from './words.ts';

type Filter = Pick<OperationInput<typeof adminMembers>['query'], 'by' | 'search' | 'status' | 'tag'>;

export const resource: BackofficeResource = {
  name: 'members',
  group: 'members',
  order: 10,
  capability: 'members',
  title: 'username',
  words,
  list: MemberList,
  readOn: ({ page, filter }) => call(adminMembers, { query: { ...page, ...(filter as Filter) } }),
  show: MemberShow,
  readOne: (id) => call(adminMember, { params: { id } }),
  lists,
};

// Nothing chosen is the server's own: the beginning of a name.
const searches = memberSearches
  .filter((by) => by !== 'name')
  .map((by) => ({ id: by, name: `resources.members.searches.${by}` }));
const states = memberStates.map((state) => ({ id: state, name: `champa.states.${state}` }));

function MemberList() {
  const translate = useTranslate();
  // React-admin does not translate a placeholder, so it is translated here.
  const filters = [
    <SelectInput key="by" source="by" choices={searches} emptyText="resources.members.searches.name" alwaysOn />,
    <SearchInput key="search" source="search" placeholder={translate('resources.members.search')} alwaysOn />,
    <SelectInput key="status" source="status" choices={states} alwaysOn emptyText="champa.all" />,
    <TextInput key="tag" source="tag" alwaysOn parse={(text: string) => text.trim().toLowerCase()} />,
  ];
  return (
    <List
      actions={<ExportActions begin={adminMembersExport} query={(filter) => filter as Filter} />}
      filters={filters}
      perPage={25}
    >
      <ListTable rowClick="show">
        <TextField source="id" sortable={false} />
        <RecordLink source="username" to="show" />
        <StateField source="status" />
        <ChipsField source="locks" word={(lock) => translate(`resources.members.locked.${lock}`)} />
        <ChipsField source="tags" word={(tag) => tag} />
        <MoneyField source="cash" />
        <MoneyField source="bonus" />
        <TextField source="currency" sortable={false} />
        <TimeField source="registeredAt" />
      </ListTable>
    </List>
  );
}
