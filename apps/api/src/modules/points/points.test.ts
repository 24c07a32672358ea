import { randomUUID } from 'node:crypto';
import { parseAmount } from '@champa/money';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Fact, Play } from '../facts/index.ts';
import { PAYMENT_PASSWORD } from '../../testing/members.ts';
import { verifyLedger } from '../ledger/index.ts';
import { BY, createWorld, type Shopper, type World } from './testing/world.ts';

let world: World;
let lastFact = 0n;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await world.points.broken(world.pool)).toEqual([]);
});

type Area = Play['area'];

function played(memberId: string, bets: Partial<Record<Area, string>>): Fact {
  const plays = Object.entries(bets).map(([area, bet]) => {
    const validBet = parseAmount(bet!);
    return { vassalage: 'NAGA', gameCode: 'g', area: area as Area, rounds: 1, stake: validBet, win: 0n, validBet };
  });
  const data = { day: '2026-06-01', plays, currency: 'LAK' };
  return { id: (lastFact += 1n), memberId, at: world.clock.now(), kind: 'played', data };
}

function deposited(memberId: string, amount: string, currency = 'LAK'): Fact {
  const data = { depositId: '1', amount: parseAmount(amount), currency, ordinal: 1 };
  return { id: (lastFact += 1n), memberId, at: world.clock.now(), kind: 'deposit_credited', data };
}

const convert = ({ token }: Shopper, points: number, wish: object = {}) =>
  world.send(
    'POST',
    '/api/points/conversions',
    { points, paymentPassword: PAYMENT_PASSWORD, idempotencyKey: randomUUID(), ...wish },
    { token },
  );

const transactions = async ({ token }: Shopper, query = '') =>
  (await world.send('GET', `/api/points/transactions${query}`, undefined, { token })).value;

test('bets and deposits give points by their rules, and remainders are kept', async () => {
  const shopper = await world.shopper(0n);
  await world.tell(played(shopper.id, { RNG: '9999', LIVE: '25000' }), deposited(shopper.id, '30000'));
  expect(await world.balance(shopper)).toBe(2 + 15);
  await world.tell(played(shopper.id, { RNG: '1' }));
  expect(await world.balance(shopper)).toBe(2 + 15 + 2);
  await world.tell(deposited(shopper.id, '50000', 'PLAY'));
  const { list } = await transactions(shopper);
  expect(list).toMatchObject([
    { kind: 'turnover', changed: 2, balance: 19, reference: 'RNG' },
    { kind: 'deposit', changed: 15, balance: 17 },
    { kind: 'turnover', changed: 2, balance: 2, reference: 'LIVE' },
  ]);
});

test('bets that are taken back take their points back; points spent already are owed and paid first', async () => {
  const shopper = await world.shopper(0n);
  await world.tell(played(shopper.id, { RNG: '1000000' }));
  expect((await world.redeem(shopper, await world.shelve({ price: 150 }))).status).toBe(200);
  await world.tell(played(shopper.id, { RNG: '-600000' }));
  expect(await world.balance(shopper)).toBe(0);
  await world.tell(played(shopper.id, { RNG: '500000' }));
  expect(await world.balance(shopper)).toBe(200 - 150 - 120 + 100);
});

test('a refunded deposit takes its points back', async () => {
  const shopper = await world.shopper(0n);
  const paidIn = deposited(shopper.id, '30000');
  await world.tell(paidIn, deposited(shopper.id, '10000'));
  expect(await world.balance(shopper)).toBe(20);
  const { memberId, at } = paidIn;
  const data = { depositId: '1', amount: parseAmount('30000'), currency: 'LAK', creditedAt: at.toString() };
  await world.tell({ id: (lastFact += 1n), memberId, at, kind: 'deposit_refunded', data });
  expect(await world.balance(shopper)).toBe(5);
});

test('in whatever batches facts come, members have the points of all of them', async () => {
  const bet = fc.integer({ min: -50_000, max: 200_000 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.tuple(fc.nat(2), bet), { maxLength: 5 }), { maxLength: 5 }),
      async (batches) => {
        const shoppers = await Promise.all([world.shopper(0n), world.shopper(0n), world.shopper(0n)]);
        for (const batch of batches) {
          await world.tell(...batch.map(([who, sum]) => played(shoppers[who]!.id, { RNG: String(sum) })));
        }
        for (const [who, shopper] of shoppers.entries()) {
          const sum = batches.flat().reduce((all, [whose, amount]) => (whose === who ? all + amount : all), 0);
          const worth = Math.floor(sum / 10_000) * 2;
          expect(await world.balance(shopper)).toBe(Math.max(worth, 0));
        }
      },
    ),
    { numRuns: 12 },
  );
});

test('points become money of the budget by the ratio, once for a key', async () => {
  await world.fund('100000');
  const shopper = await world.shopper(1000n);
  const wish = { idempotencyKey: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 20 }, () => convert(shopper, 300, wish)));
  for (const answer of answers)
    expect(answer.value).toMatchObject({ points: 300, amount: '15000.00', currency: 'LAK' });
  expect([await world.balance(shopper), await world.cash(shopper)]).toEqual([700, '15000.00']);
  expect(await convert(shopper, 400, wish)).toMatchObject({ status: 409, code: 'IDEMPOTENCY_CONFLICT' });
  expect(await world.messages(shopper)).toContain('gift_credited');
  expect((await verifyLedger(world.pool)).broken).toEqual([]);
});

test('a conversion beyond the budget is refused, and nothing is taken', async () => {
  const [funded] = await world.rewards.budgetOf(world.pool, 'points');
  const left = funded!;
  expect(left).toBeDefined();
  const shopper = await world.shopper(20_000n);
  const answer = await convert(shopper, 20_000);
  expect(answer).toMatchObject({ status: 409, code: 'POINTS_BUDGET_USED_UP' });
  expect([await world.balance(shopper), await world.cash(shopper)]).toEqual([20_000, '0.00']);
});

test.each([
  ['more than the balance', 500, {}, 'POINTS_TOO_LOW'],
  ['an amount that is not whole lots', 150, {}, 'VALIDATION'],
  ['too few', 50, {}, 'VALIDATION'],
  ['more than a day allows', 30_000, {}, 'POINTS_LIMIT_REACHED'],
  ['a wrong password', 100, { paymentPassword: '000000' }, 'WRONG_PAYMENT_PASSWORD'],
])('no conversion of %s', async (_what, points, wish, code) => {
  const shopper = await world.shopper(200n);
  expect(await convert(shopper, points, wish)).toMatchObject({ code });
  expect(await world.balance(shopper)).toBe(200);
});

test('a mall that is closed sells nothing and converts nothing; points stay', async () => {
  const shopper = await world.shopper(500n);
  const goods = await world.shelve();
  await world.configure('points', { isOffered: false });
  world.clock.forward({ seconds: 2 });
  expect(await convert(shopper, 100)).toMatchObject({ status: 403, code: 'POINTS_CLOSED' });
  expect(await world.redeem(shopper, goods)).toMatchObject({ status: 403, code: 'POINTS_CLOSED' });
  expect((await world.send('GET', '/api/points/goods')).value.list).toEqual([]);
  expect(await world.balance(shopper)).toBe(500);
  await world.configure('points', { isOffered: true });
  world.clock.forward({ seconds: 2 });
});

test('details are paged, for their member alone; a gift comes once', async () => {
  const shopper = await world.shopper(0n);
  const gift = { memberId: shopper.id, points: 5n, kind: 'gift', cause: 'gift:7', reference: '7' } as const;
  const { inTransaction } = await import('../../platform/database.ts');
  for (let times = 0; times < 3; times += 1) await inTransaction(world.pool, (tx) => world.journal.give(tx, gift));
  for (let n = 0; n < 4; n += 1)
    await world.points.admin.adjust(BY, { memberId: shopper.id, points: 1n, key: String(n) });
  const first = await transactions(shopper, '?pageSize=3');
  expect(first.list.map(({ balance }: { balance: number }) => balance)).toEqual([9, 8, 7]);
  const rest = await transactions(shopper, `?pageSize=3&before=${first.next}`);
  expect(rest).toMatchObject({ list: [{ balance: 6 }, { balance: 5, kind: 'gift' }], next: null });
  expect(await transactions(await world.shopper(0n))).toEqual({ list: [], next: null });
  await expect(world.points.admin.adjust(BY, { memberId: shopper.id, points: -10n, key: 'x' })).rejects.toMatchObject({
    code: 'POINTS_TOO_LOW',
    value: { balance: 9 },
  });
});

test('earning rules and the conversion rate are public', async () => {
  const { value } = await world.send('GET', '/api/points/config');
  expect(value).toMatchObject({
    isOffered: true,
    currency: 'LAK',
    deposit: { per: '10000.00', points: 5 },
    convert: { points: 100, amount: '5000.00', least: 100 },
  });
  expect(value.turnover).toContainEqual({ area: 'LOTT', per: '20000.00', points: 1 });
});
