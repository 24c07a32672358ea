import { adminGoods, type AdminGoods, adminGoodsStock, adminOneGoods } from '@champa/contract';
import { List, useTranslate } from 'react-admin';
import { CountField, RecordLink, SwitchField, WordField } from '../../kit/fields.tsx';
import { sendOnce } from '../../kit/once.ts';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { useMay } from '../../kit/may.ts';
import { call } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';
import { GoodsEdit, type StockChange } from './edit.tsx';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'goods',
  group: 'promotions',
  order: 40,
  capability: 'promotions',
  title: 'id',
  words,
  list: GoodsList,
  read: ({ page }) => call(adminGoods, { query: page }),
  edit: GoodsEdit,
  readOne: (code) => call(adminOneGoods, { params: { code } }),
  save: (code, { change, reason }: StockChange) => saveStock({ code, change, reason }),
};

const saveStock = sendOnce(({ code, ...body }: { code: string; change: number; reason: string }, idempotencyKey) =>
  call(adminGoodsStock, { params: { code }, body: { ...body, idempotencyKey } }),
);

function GoodsList() {
  const mayChange = useMay(adminGoodsStock);
  const language = useLanguage();
  const translate = useTranslate();
  return (
    <List actions={<ListActions />} perPage={50}>
      <ListTable rowClick={mayChange ? 'edit' : false}>
        <RecordLink source="id" to="edit" />
        <WordField source="names" word={({ id, names }: AdminGoods) => names[language] ?? names.en ?? id} />
        <WordField source="kind" word={({ kind }: AdminGoods) => translate(`resources.goods.kinds.${kind}`)} />
        <CountField source="price" />
        <CountField source="stock" />
        <CountField source="vipLevel" />
        <SwitchField source="enabled" />
      </ListTable>
    </List>
  );
}
