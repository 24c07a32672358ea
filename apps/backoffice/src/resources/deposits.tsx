import { type Deposit, depositStates } from '@champa/contract';
import { List, ReferenceField, SelectInput, TextField, useTranslate } from 'react-admin';
import { MoneyField, StateField, TimeField, WordField } from './fields.tsx';
import { WideTable } from './wide-table.tsx';

const states = depositStates.map((state) => ({ id: state, name: `champa.states.${state}` }));
const filters = [
  <SelectInput key="state" source="state" label="champa.state" choices={states} alwaysOn emptyText="champa.all" />,
];

export function DepositList() {
  const translate = useTranslate();
  const way = ({ kind, method }: Deposit): string => `${translate(`champa.deposit_kinds.${kind}`)} · ${method}`;
  return (
    <List actions={false} filters={filters} perPage={25}>
      <WideTable>
        <TextField source="id" sortable={false} />
        <ReferenceField source="memberId" reference="members" link="show" sortable={false}>
          <TextField source="username" />
        </ReferenceField>
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
