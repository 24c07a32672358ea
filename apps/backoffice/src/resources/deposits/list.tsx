import { type AdminDeposit, adminDeposits, depositStates } from '@champa/contract';
import { List, SelectInput, TextField, useTranslate } from 'react-admin';
import { MemberLink, MoneyField, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { WideTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'deposits',
  order: 20,
  capability: 'payments',
  words,
  list: DepositList,
  readOn: ({ page, filter: { state } }) =>
    call(adminDeposits, { query: { ...page, ...(state && { state: state as AdminDeposit['state'] }) } }),
};

const states = depositStates.map((state) => ({ id: state, name: `champa.states.${state}` }));
const filters = [
  <SelectInput key="state" source="state" label="champa.state" choices={states} alwaysOn emptyText="champa.all" />,
];

function DepositList() {
  const translate = useTranslate();
  const way = ({ kind, method }: AdminDeposit): string =>
    `${translate(`resources.deposits.kinds.${kind}`)} · ${method}`;
  return (
    <List actions={false} filters={filters} perPage={25}>
      <WideTable>
        <TextField source="id" sortable={false} />
        <MemberLink source="username" />
        <WordField source="method" word={way} />
        <MoneyField source="amount" />
        <TextField source="currency" sortable={false} />
        <StateField source="state" />
        <TimeField source="createdAt" />
        <TimeField source="creditedAt" />
      </WideTable>
    </List>
  );
}
