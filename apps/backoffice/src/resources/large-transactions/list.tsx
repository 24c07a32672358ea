import { adminLargeTransactions, type LargeTransactionKind, largeTransactionKinds } from '@champa/contract';
import { List, SelectInput } from 'react-admin';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { EventColumns } from '../events/columns.tsx';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'largeTransactions',
  group: 'safety',
  order: 63,
  capability: 'compliance',
  words,
  list: TransactionList,
  readOn: ({ page, filter: { kind } }) =>
    call(adminLargeTransactions, { query: { ...page, ...(kind && { kind: kind as LargeTransactionKind }) } }),
};

const kinds = largeTransactionKinds.map((id) => ({ id, name: `resources.significantEvents.kinds.${id}` }));
const filters = [<SelectInput key="kind" source="kind" choices={kinds} alwaysOn emptyText="champa.all" />];

/** Deposits, withdrawals, stakes and wins that reached the amount set when they happened. */
function TransactionList() {
  return (
    <List actions={<ListActions />} filters={filters} perPage={25} empty={false}>
      <ListTable>{EventColumns()}</ListTable>
    </List>
  );
}
