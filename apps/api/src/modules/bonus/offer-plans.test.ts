import { SCALE } from '@champa/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import type { PlannedKind } from '../../platform/plan-kind.ts';
import { vilay } from '../../testing/by-test.ts';
import { type BonusWorld, createBonusWorld } from './testing/world.ts';

let world: BonusWorld;
let plans: PlannedKind;

beforeAll(async () => {
  world = await createBonusWorld();
  plans = world.bonuses.plans![0]!;
});

afterAll(() => world.close());

const words = { lo: 'ໂບນັດ', en: 'Spring bonus', cn: '春季奖金' };

const value = {
  kind: 'gift',
  names: words,
  terms: words,
  currency: 'LAK',
  percent: 50,
  maxBonus: '1000',
  minDeposit: '0',
  wageringFactor: 3,
  wageringBase: 'bonus',
  counts: { types: { RNG: 1000 }, vendors: [{ vendor: 'NAGASPIN', perMille: 500 }], games: [], others: 0 },
  maxStake: null,
  maxWin: '5000.00',
  bonusFirst: true,
  days: 7,
  perMember: 1,
  sort: 3,
};

const save = (key: string, change: object = {}) =>
  inTransaction(world.pool, (tx) => plans.save(tx, vilay, { key, value: { ...value, ...change } }));
const fund = (offer: string, amount: bigint, key: string, currency = 'LAK') =>
  inTransaction(world.pool, (tx) => world.bonuses.admin.fundIn(tx, vilay, { offer, amount, currency, key }));

test('an offer is made by a form, funded once for a key, and granted on its conditions', async () => {
  await save('spring');
  expect(await plans.read(world.pool, 'spring')).toEqual({ ...value, maxBonus: '1000.00', minDeposit: '0.00' });
  expect([await fund('spring', 500n * SCALE, 'k1'), await fund('spring', 500n * SCALE, 'k1')]).toEqual([true, true]);
  expect(await world.bonuses.admin.leftOf(world.pool, ['spring', 'none'])).toEqual([
    { id: 'spring', currency: 'LAK', left: 500n * SCALE },
  ]);
  expect([await fund('spring', SCALE, 'k2', 'THB'), await fund('nobody', SCALE, 'k3')]).toEqual([false, false]);
  const player = await world.addPlayer();
  await world.give(player, 'spring', 100n * SCALE);
  await save('spring', { wageringFactor: 9 });
  const { list } = await world.bonuses.service.page(player.memberId, { before: null, pageSize: 9 }, 'en');
  expect(list).toMatchObject([{ name: 'Spring bonus', required: '300.00' }]);
});

test('a changed offer keeps what members and its budget count on, and is paused by a switch of its own', async () => {
  await save('reload');
  await save('reload', { percent: 80 });
  await inTransaction(world.pool, (tx) => plans.switch!(tx, vilay, { key: 'reload', running: false }));
  const rows = (await plans.rows()).filter(({ key }) => key === 'reload');
  expect(rows).toMatchObject([{ state: 'paused', group: 'gift', budget: 'reload' }]);
  await save('reload', { percent: 90 });
  expect((await plans.rows()).find(({ key }) => key === 'reload')).toMatchObject({ state: 'paused' });
  for (const [part, other] of [
    ['kind', 'deposit'],
    ['currency', 'THB'],
  ] as const) {
    await expect(save('reload', { [part]: other })).rejects.toMatchObject({
      code: 'VALIDATION',
      value: { fields: { [`value.${part}`]: 'stays' } },
    });
  }
  const { rows: kept } = await world.pool.query(`SELECT action FROM bonus.change WHERE offer = 'reload' ORDER BY id`);
  expect(kept.map(({ action }) => action)).toEqual(['added', 'changed', 'disabled', 'changed']);
});

test.each([
  ['maxBonus', '0'],
  ['percent', 1001],
  ['names', { en: 'English alone' }],
  ['days', 0],
])('an offer whose %s is %s is refused beside its field', async (part, wrong) => {
  await expect(save('wrong', { [part]: wrong })).rejects.toMatchObject({ code: 'VALIDATION' });
});
