import { adminDeposit, type AdminDeposit, adminDeposits, adminDepositsExport, depositStates } from '@champa/contract';
import { List, SelectInput, TextField } from 'react-admin';
import { employeeOf } from '../../kit/employee.ts';
import { MemberLink, MoneyField, RecordLink, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { ExportActions } from '../../kit/list-actions.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { DepositShow } from './show.tsx';
import { useWay } from './way.ts';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'deposits',
  group: 'money',
  order: 20,
  capability: 'payments',
  title: 'id',
  words,
  list: DepositList,
  readOn: ({ page, filter }) => call(adminDeposits, { query: { ...page, ...stateOf(filter) } }),
  show: DepositShow,
  readOne: (id) => call(adminDeposit, { params: { id } }),
};

function stateOf({ state }: Record<string, string>): { state?: AdminDeposit['state'] } {
  return state ? { state: state as AdminDeposit['state'] } : {};
}

const states = depositStates.map((state) => ({ id: state, name: `champa.states.${state}` }));
const filters = [
  <SelectInput key="state" source="state" label="champa.state" choices={states} alwaysOn emptyText="champa.all" />,
];

function DepositList() {
  const way = useWay();
  return (
    <List actions={<ExportActions begin={adminDepositsExport} query={stateOf} />} filters={filters} perPage={25}>
      <ListTable>
        <RecordLink source="id" to="show" />
        <MemberLink source="username" />
        <WordField source="method" word={way} />
        <MoneyField source="amount" />
        <TextField source="currency" sortable={false} />
        <StateField source="state" />
        <WordField source="claimedBy" word={({ claimedBy }: AdminDeposit) => employeeOf(claimedBy)} />
        <TimeField source="createdAt" />
        <TimeField source="creditedAt" />
      </ListTable>
    </List>
  );
}
