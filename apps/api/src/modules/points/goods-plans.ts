import { formatDecimal } from '@champa/money';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { planForm } from '../../platform/plan-form.ts';
import type { PlannedKind, PlanValue } from '../../platform/plan-kind.ts';
import type { Goods } from './domain/goods.ts';
import * as repo from './mall.repo.ts';
import { wholeOf } from './points.present.ts';
import { GoodsFile, type PutGoods } from './put-goods.ts';

type Needs = { pool: Pool; putGoods: PutGoods; hasPicture: (name: string) => Promise<boolean> };

/** The stock changes by a call of its own, because members take goods meanwhile. */
const form = planForm(GoodsFile, ['code', 'stock']);

/** Goods of the points mall as staff plans them. */
export function createGoodsPlans({ pool, putGoods, hasPicture }: Needs): PlannedKind {
  return {
    kind: 'goods',
    shape: form.shape,
    rows: async () =>
      (await repo.selectGoods(pool, false)).map(({ code, names, kind, isEnabled }) => ({
        key: code,
        title: names,
        group: kind,
        state: isEnabled ? 'running' : 'paused',
        from: null,
        until: null,
        budget: kind === 'cash' ? 'points' : null,
        cost: null,
      })),
    read: async (db, key) => {
      const found = (await repo.selectGoods(db, false)).find(({ code }) => code === key);
      return found ? writeGoods(found) : null;
    },
    budgetOf: (code, value) => (form.parse(value, { code }).kind === 'cash' ? 'points' : null),
    save: async (tx, _by, { key: code, value }) => {
      const { picture } = form.parse(value, { code });
      if (!(await hasPicture(picture))) throw new ApiError('VALIDATION', { fields: { 'value.picture': 'unknown' } });
      await putGoods(tx, { ...value, code });
    },
  };
}

function writeGoods(goods: Goods): PlanValue {
  const { kind, names, details, picture, price, vipLevel, perMember, amount, isAtOnce, isEnabled, sort } = goods;
  return {
    kind,
    names,
    details,
    picture,
    price: wholeOf(price),
    vipLevel,
    perMember,
    amount: amount === null ? null : formatDecimal(amount),
    atOnce: isAtOnce,
    enabled: isEnabled,
    sort,
  };
}
