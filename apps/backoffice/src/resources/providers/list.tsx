import { adminProvider, type AdminProvider, adminProviders } from '@champa/contract';
import { List, TextField, useTranslate } from 'react-admin';
import { ChipsField, RecordLink, SwitchField, WordField } from '../../kit/fields.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { useRate } from './rate.ts';
import { ProviderShow } from './show.tsx';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'paymentProviders',
  group: 'money',
  order: 25,
  capability: 'providers',
  title: 'name',
  words,
  list: ProviderList,
  read: async () => {
    const { list } = await call(adminProviders, {});
    return { list, total: list.length };
  },
  show: ProviderShow,
  readOne: (code) => call(adminProvider, { params: { code } }),
};

/** The parties through which money comes in and goes out. */
function ProviderList() {
  const translate = useTranslate();
  const rate = useRate();
  return (
    <List actions={<ListActions />} pagination={false}>
      <ListTable>
        <RecordLink source="name" to="show" />
        <TextField source="id" sortable={false} />
        <ChipsField source="can" word={(can) => translate(`resources.paymentProviders.capabilities.${can}`)} />
        <SwitchField source="deposits" />
        <WordField source="depositsDay" word={({ day }: AdminProvider) => rate(day.deposits)} />
        <SwitchField source="payouts" />
        <WordField source="payoutsDay" word={({ day }: AdminProvider) => rate(day.payouts)} />
      </ListTable>
    </List>
  );
}
