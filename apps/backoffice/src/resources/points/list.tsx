import { adminGoods, type AdminGoods, adminGoodsStock, adminOneGoods } from '@champa/contract';
import { List, NumberField } from 'react-admin';
import { RecordLink, SwitchField, WordField } from '../../kit/fields.tsx';
import { sendOnce } from '../../kit/once.ts';
import type { BackofficeResource } from '../../kit/resource.ts';
import { WideTable } from '../../kit/wide-table.tsx';
import { useMay } from '../../kit/may.ts';
import { call } from '../../providers/api.ts';
import { GoodsEdit, type StockChange } from './edit.tsx';

export const resource: BackofficeResource = {
  name: 'goods',
  order: 40,
  capability: 'promotions',
  title: 'id',
  words: {
    name: 'Goods |||| Points mall',
    empty: 'No goods yet.',
    fields: {
      id: 'Code',
      names: 'Name',
      price: 'Points',
      vipLevel: 'From rank',
      enabled: 'Shown',
      change: 'Change of the stock, such as 20 or -5',
    },
  },
  list: GoodsList,
  read: ({ page }) => call(adminGoods, { query: page }),
  edit: GoodsEdit,
  readOne: (code) => call(adminOneGoods, { params: { code } }),
  save: (code, { change, reason }: StockChange) => saveStock({ code, change, reason }),
};

const saveStock = sendOnce(({ code, ...body }: { code: string; change: number; reason: string }, idempotencyKey) =>
  call(adminGoodsStock, { params: { code }, body: { ...body, idempotencyKey } }),
);

const kindWords = { parcel: 'Parcel', account: 'Account', cash: 'Cash' } as const;

function GoodsList() {
  const mayChange = useMay(adminGoodsStock);
  return (
    <List actions={false} perPage={50}>
      <WideTable rowClick={mayChange ? 'edit' : false}>
        <RecordLink source="id" to="edit" />
        <WordField source="names" word={({ id, names }: AdminGoods) => names.en ?? names.lo ?? id} />
        <WordField source="kind" word={({ kind }: AdminGoods) => kindWords[kind]} />
        <NumberField source="price" sortable={false} />
        <NumberField source="stock" sortable={false} />
        <NumberField source="vipLevel" sortable={false} />
        <SwitchField source="enabled" />
      </WideTable>
    </List>
  );
}
