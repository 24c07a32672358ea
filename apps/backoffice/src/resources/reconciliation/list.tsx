import {
  adminDifferences,
  adminReconciliation,
  type AdminReconciliation,
  adminReconciliations,
} from '@champa/contract';
import { List, ReferenceInput, SelectInput } from 'react-admin';
import { CountField, RecordLink, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { ReconciliationShow } from './show.tsx';
import { differenceWords, words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'reconciliation',
  group: 'money',
  order: 27,
  capability: 'payments',
  title: 'day',
  words,
  list: ReconciliationList,
  readOn: ({ page, filter: { provider, open } }) =>
    call(adminReconciliations, {
      query: { ...page, ...(provider && { provider }), ...(open === 'yes' && { open }) },
    }),
  show: ReconciliationShow,
  readOne: async (id) => ({ ...(await call(adminReconciliation, { params: { id } })), can: [] }),
  lists: {
    differences: {
      words: differenceWords,
      readOn: (id, { page }) => call(adminDifferences, { params: { id }, query: page }),
    },
  },
};

const choices = [{ id: 'yes', name: 'resources.reconciliation.only_open' }];
const filters = [
  <SelectInput
    key="open"
    source="open"
    label="resources.reconciliation.which"
    choices={choices}
    alwaysOn
    emptyText="champa.all"
  />,
  <ReferenceInput key="provider" source="provider" reference="paymentProviders" alwaysOn>
    <SelectInput optionText="name" label="resources.reconciliation.fields.providerName" emptyText="champa.all" />
  </ReferenceInput>,
];

/** Days of payment providers, beside what our books say. */
function ReconciliationList() {
  return (
    <List actions={<ListActions />} filters={filters} perPage={25}>
      <ListTable>
        <RecordLink source="day" to="show" />
        <WordField source="providerName" word={({ providerName }: AdminReconciliation) => providerName} />
        <StateField source="state" words="resources.reconciliation.states" />
        <CountField source="open" />
        <CountField source="explained" />
        <TimeField source="comparedAt" />
      </ListTable>
    </List>
  );
}
