import {
  adminMember,
  adminMembers,
  adminMovements,
  adminRounds,
  type MemberSearch,
  memberSearches,
  memberStates,
  type OperationInput,
} from '@champa/contract';
import { List, SearchInput, SelectInput, TextField, TextInput, useTranslate } from 'react-admin';
import { ChipsField, MoneyField, RecordLink, StateField, TimeField } from '../../kit/fields.tsx';
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
    fields: { registeredAt: 'Registered', pageNo: 'Page', by: 'Search by', tag: 'Tag', locks: 'Locked', tags: 'Tags' },
  },
  list: MemberList,
  readOn: ({ page, filter }) => call(adminMembers, { query: { ...page, ...(filter as MemberFilter) } }),
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

type MemberFilter = Pick<OperationInput<typeof adminMembers>['query'], 'by' | 'search' | 'status' | 'tag'>;

const searches = memberSearches.map((by) => ({ id: by, name: `champa.member_searches.${by}` }));
const states = memberStates.map((state) => ({ id: state, name: `champa.states.${state}` }));
const byName: MemberFilter = { by: 'name' satisfies MemberSearch };

function MemberList() {
  const translate = useTranslate();
  // React-admin does not translate a placeholder, so it is translated here.
  const filters = [
    <SelectInput key="by" source="by" choices={searches} alwaysOn validate={() => undefined} />,
    <SearchInput key="search" source="search" placeholder={translate('champa.member_search')} alwaysOn />,
    <SelectInput key="status" source="status" label="champa.state" choices={states} alwaysOn emptyText="champa.all" />,
    <TextInput key="tag" source="tag" alwaysOn parse={(text: string) => text.trim().toLowerCase()} />,
  ];
  return (
    <List actions={false} filters={filters} filterDefaultValues={byName} perPage={25}>
      <WideTable rowClick="show">
        <TextField source="id" sortable={false} />
        <RecordLink source="username" to="show" />
        <StateField source="status" />
        <ChipsField source="locks" word={(lock) => translate(`champa.locks.${lock}`)} />
        <ChipsField source="tags" word={(tag) => tag} />
        <MoneyField source="cash" />
        <MoneyField source="bonus" />
        <TextField source="currency" sortable={false} />
        <TimeField source="registeredAt" />
      </WideTable>
    </List>
  );
}
