import { type AdminDepositMethod, adminDepositMethod, adminDepositMethods } from '@champa/contract';
import { List, TextField, useTranslate } from 'react-admin';
import { MoneyField, SwitchField, WordField } from '../../kit/fields.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';
import { MethodLink } from './link.tsx';
import { MethodShow } from './show.tsx';
import { MethodSwitch } from './switch.tsx';
import { useFee, useHours } from './terms.ts';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'depositMethods',
  group: 'money',
  order: 26,
  capability: 'providers',
  title: 'id',
  words,
  list: MethodList,
  read: async () => {
    const { list } = await call(adminDepositMethods, {});
    return { list, total: list.length };
  },
  show: MethodShow,
  readOne: (code) => call(adminDepositMethod, { params: { code } }),
};

/** Every way to pay in, in the order of the members' form. */
function MethodList() {
  const language = useLanguage();
  const translate = useTranslate();
  const fee = useFee();
  const hours = useHours();
  return (
    <List actions={<ListActions />} pagination={false}>
      <ListTable>
        <WordField
          source="names"
          word={(method: AdminDepositMethod) => <MethodLink method={method} language={language} />}
        />
        <SwitchField source="enabled" />
        <SwitchField source="offered" />
        <MethodSwitch />
        <TextField source="currency" sortable={false} />
        <MoneyField source="min" />
        <MoneyField source="max" />
        <WordField source="fee" word={(method: AdminDepositMethod) => fee(method)} />
        <WordField source="hours" word={hours} />
        <WordField
          source="kind"
          word={({ kind }: AdminDepositMethod) => translate(`resources.depositMethods.kinds.${kind}`)}
        />
        <WordField source="provider" word={({ provider }: AdminDepositMethod) => provider} />
      </ListTable>
    </List>
  );
}
