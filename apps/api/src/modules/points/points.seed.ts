import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import type { Journal } from './journal.service.ts';
import type { MallService } from './mall.service.ts';
import type { PointsAdmin } from './points.admin.ts';
import { demoGoods } from './points.seed-goods.ts';
import type { PutGoods } from './put-goods.ts';

const ACTOR = 'seed';
/** The opening points of somphone: enough for the good things, not for all. */
const OPENING = [
  { key: 'demo:1', points: 12_000n, reference: '' },
  { key: 'demo:2', points: 18_500n, reference: '' },
] as const;

type GoodsParts = { pool: Pool; admin: PointsAdmin; putGoods: PutGoods };

/** Adds the demo's goods; existing ones stay. */
export async function seedDemoGoods({ pool, admin, putGoods }: GoodsParts): Promise<void> {
  const there = new Set((await admin.goods()).map(({ code }) => code));
  const missing = demoGoods.filter(({ code }) => !there.has(code));
  await inTransaction(pool, async (tx) => {
    for (const goods of missing) await putGoods(tx, goods);
  });
}

type Parts = { pool: Pool; journal: Journal; mall: MallService; admin: PointsAdmin };

/** A member who has earned points and taken goods: one redemption in each state. Done once. */
export async function seedDemoMember({ pool, journal, mall, admin }: Parts, memberId: string): Promise<void> {
  const known = await admin.records({ state: null, before: null, limit: 1 }, memberId);
  if (known.length > 0) return;
  const ids = new Map((await admin.goods()).map(({ code, id }) => [code, String(id)]));
  await inTransaction(pool, async (tx) => {
    for (const { key, ...opening } of OPENING) {
      await journal.move(tx, { ...opening, memberId, kind: 'adjustment', cause: key, reason: 'demo', actor: ACTOR });
    }
  });
  const home = {
    name: 'Somphone Keomany',
    phone: '+856 20 5555 0100',
    address: 'Ban Phonsinouan, Sisattanak, Vientiane',
    account: '',
  };
  const phone = { name: 'Somphone Keomany', phone: '', address: '', account: '02055550100' };
  const wishes = [
    { code: 'champa-cap', recipient: home, key: '5eed0000-0000-4000-8000-000000000001' },
    { code: 'topup-50000', recipient: phone, key: '5eed0000-0000-4000-8000-000000000002' },
    { code: 'umbrella', recipient: home, key: '5eed0000-0000-4000-8000-000000000003' },
  ];
  const taken: string[] = [];
  for (const { code, recipient, key } of wishes) {
    const wish = {
      memberId,
      goodsId: ids.get(code)!,
      quantity: 1,
      recipient,
      paymentPassword: '',
      idempotencyKey: key,
    };
    taken.push(await inTransaction(pool, async (tx: WriteHandle) => (await mall.take(tx, wish)).reference));
  }
  await admin.approve({ actor: ACTOR }, { redemption: taken[0]!, tracking: 'HAL-4471-2093-LA', remark: '' });
  await admin.reject({ actor: ACTOR, reason: 'ໝາຍເລກນີ້ເຕີມບໍ່ໄດ້ · This number cannot be topped up' }, taken[1]!);
}
