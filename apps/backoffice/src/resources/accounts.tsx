import { Datagrid, List, TextField } from 'react-admin';
import { MoneyField } from './fields.tsx';

/** The trial balance: members' money summed by purpose, and every account of the house's side. It sums to nothing. */
export function AccountList() {
  return (
    <List exporter={false} pagination={false}>
      <Datagrid bulkActionButtons={false} rowClick={false}>
        <TextField source="owner" sortable={false} />
        <TextField source="purpose" sortable={false} />
        <TextField source="currency" sortable={false} />
        <MoneyField source="balance" signed />
      </Datagrid>
    </List>
  );
}
