import { depositStates } from '@champa/contract';
import { Datagrid, List, ReferenceField, SelectInput, TextField } from 'react-admin';
import { MoneyField, StateField, TimeField } from './fields.tsx';

const states = depositStates.map((state) => ({ id: state, name: `champa.states.${state}` }));
const filters = [
  <SelectInput key="state" source="state" label="champa.state" choices={states} alwaysOn emptyText="champa.all" />,
];

export function DepositList() {
  return (
    <List filters={filters} exporter={false} perPage={25}>
      <Datagrid bulkActionButtons={false} rowClick={false}>
        <TextField source="id" sortable={false} />
        <ReferenceField source="memberId" reference="members" link="show" sortable={false}>
          <TextField source="username" />
        </ReferenceField>
        <TextField source="method" sortable={false} />
        <MoneyField source="amount" />
        <TextField source="currency" sortable={false} />
        <StateField source="state" />
        <TimeField source="createdAt" />
        <TimeField source="creditedAt" />
      </Datagrid>
    </List>
  );
}
