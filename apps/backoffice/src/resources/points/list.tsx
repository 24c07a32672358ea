import { adminGoods, type AdminGoods, adminPlanSave } from '@champa/contract';
import { Button } from '@mui/material';
import { Link, List, useTranslate } from 'react-admin';
import { CountField, RecordLink, SwitchField, WordField } from '../../kit/fields.tsx';
import { useMay } from '../../kit/may.ts';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';
import { planResource } from '../plans/plan-resource.tsx';
import { words } from './words.ts';

/** Goods have the form of plans, and a list of their own. */
export const resource: BackofficeResource = {
  ...planResource({ kind: 'goods', order: 46, words }),
  list: GoodsList,
  read: ({ page }) => call(adminGoods, { query: page }),
};

function GoodsList() {
  const may = useMay(adminPlanSave);
  const language = useLanguage();
  const translate = useTranslate();
  const to = may ? 'edit' : 'show';
  return (
    <List
      perPage={50}
      actions={
        <ListActions>
          {may && (
            <Button component={Link} to="/goods/create" size="small">
              {translate('resources.goods.create')}
            </Button>
          )}
        </ListActions>
      }
    >
      <ListTable rowClick={to}>
        <RecordLink source="id" to={to} />
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
