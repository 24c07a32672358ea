import { adminVendorDay, type AdminVendorDay, adminVendorDays, adminVendorDifferences } from '@champa/contract';
import { Alert } from '@mui/material';
import { List, ReferenceInput, SelectInput, useTranslate } from 'react-admin';
import { CountField, RecordLink, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { useAsked } from '../../kit/use-asked.ts';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { VendorDayShow } from './show.tsx';
import { differenceWords, words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'vendorReconciliation',
  group: 'games',
  order: 32,
  capability: 'games',
  title: 'day',
  words,
  list: VendorDayList,
  readOn: ({ page, filter: { vendor, open } }) =>
    call(adminVendorDays, { query: { ...page, ...(vendor && { vendor }), ...(open === 'yes' && { open }) } }),
  show: VendorDayShow,
  readOne: async (id) => ({ ...(await call(adminVendorDay, { params: { id } })), can: [] }),
  lists: {
    vendorDifferences: {
      words: differenceWords,
      readOn: (id, { page }) => call(adminVendorDifferences, { params: { id }, query: page }),
    },
  },
};

const choices = [{ id: 'yes', name: 'resources.vendorReconciliation.only_open' }];
const filters = [
  <SelectInput
    key="open"
    source="open"
    label="resources.vendorReconciliation.which"
    choices={choices}
    alwaysOn
    emptyText="champa.all"
  />,
  <ReferenceInput key="vendor" source="vendor" reference="vendors" alwaysOn>
    <SelectInput
      optionText="displayName"
      label="resources.vendorReconciliation.fields.vendorName"
      emptyText="champa.all"
    />
  </ReferenceInput>,
];

/** Days of vendors that take stakes from the main wallet, beside what our books say. */
function VendorDayList() {
  return (
    <>
      <Unreported />
      <List actions={<ListActions />} filters={filters} perPage={25}>
        <ListTable>
          <RecordLink source="day" to="show" />
          <WordField source="vendorName" word={({ vendorName }: AdminVendorDay) => vendorName} />
          <StateField source="state" words="resources.vendorReconciliation.states" />
          <CountField source="open" />
          <CountField source="explained" />
          <TimeField source="comparedAt" />
        </ListTable>
      </List>
    </>
  );
}

/** Which vendors nothing is compared of. */
function Unreported() {
  const translate = useTranslate();
  const { answer } = useAsked(adminVendorDays, { query: { pageSize: '1' } }, null);
  if (!answer || answer.unreported.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {translate('resources.vendorReconciliation.unreported', { names: answer.unreported.join(', ') })}
    </Alert>
  );
}
