import {
  adminWithdrawal,
  adminWithdrawals,
  adminWithdrawalsExport,
  type AdminWithdrawal,
  withdrawalStates,
} from '@champa/contract';
import { List, SelectInput, TextField } from 'react-admin';
import { CountField, MemberLink, MoneyField, RecordLink, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { ExportActions } from '../../kit/list-actions.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { employeeOf } from '../../kit/employee.ts';
import { WithdrawalShow } from './show.tsx';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'withdrawals',
  group: 'money',
  order: 15,
  capability: 'payments',
  title: 'id',
  words,
  list: WithdrawalList,
  readOn: ({ page, filter }) => call(adminWithdrawals, { query: { ...page, ...stateOf(filter) } }),
  show: WithdrawalShow,
  readOne: (id) => call(adminWithdrawal, { params: { id } }),
};

function stateOf({ state }: Record<string, string>): { state?: AdminWithdrawal['state'] } {
  return state ? { state: state as AdminWithdrawal['state'] } : {};
}

const states = withdrawalStates.map((state) => ({ id: state, name: `champa.states.${state}` }));
const filters = [
  <SelectInput
    key="state"
    source="state"
    label="champa.state"
    choices={states}
    alwaysOn
    emptyText="resources.withdrawals.waiting"
  />,
];

/** What waits for staff, or withdrawals of one state. */
function WithdrawalList() {
  return (
    <List actions={<ExportActions begin={adminWithdrawalsExport} query={stateOf} />} filters={filters} perPage={25}>
      <ListTable>
        <RecordLink source="id" to="show" />
        <MemberLink source="username" />
        <MoneyField source="amount" />
        <TextField source="currency" sortable={false} />
        <WordField
          source="payee"
          word={({ payee: { providerName, number } }: AdminWithdrawal) => `${providerName} ${number}`}
        />
        <CountField source="score" />
        <StateField source="state" />
        <WordField source="claimedBy" word={({ claimedBy }: AdminWithdrawal) => employeeOf(claimedBy)} />
        <TimeField source="createdAt" />
      </ListTable>
    </List>
  );
}
