import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accessLog, vilay } from '../../testing/by-test.ts';
import { BY, createWorld, parcel, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  await world.fund('1000000');
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await world.points.broken(world.pool)).toEqual([]);
});

test('a parcel is taken, approved with a tracking number, and its member told once', async () => {
  const shopper = await world.shopper(1000n);
  const goods = await world.shelve({ price: 400, stock: 3 });
  const { value } = await world.redeem(shopper, goods, { quantity: 2 });
  expect(value).toMatchObject({
    status: 'applying',
    quantity: 2,
    points: 800,
    receivingAddress: 'Keo Sengdara · +856 20 5555 0100 · Ban Phonsinouan, Vientiane',
    paidAccount: '',
    time: null,
  });
  expect(value.reference).toMatch(/^PM\d{6}-\d{6}$/);
  expect([await world.balance(shopper), (await world.goods(goods.id))!.stock]).toEqual([200, 1]);

  await world.points.admin.approve(BY, { redemption: value.reference, tracking: '', remark: 'Enjoy it' });
  await world.points.admin.ship(vilay, { redemption: value.reference, tracking: 'HAL-1' });
  const [shown] = await world.redemptions(shopper);
  expect(shown).toMatchObject({ status: 'approved', transactionReference: 'HAL-1', remark: 'Enjoy it' });
  expect(shown!.time).not.toBeNull();
  expect(await world.messages(shopper)).toContain('points_approved');
  await expect(world.points.admin.reject(BY, value.reference)).rejects.toMatchObject({
    code: 'NOT_POSSIBLE',
    value: { why: expect.stringContaining('already approved') as string },
  });
});

test('a rejection returns points and stock, once', async () => {
  const shopper = await world.shopper(500n);
  const goods = await world.shelve({ kind: 'account', price: 500, stock: 1 });
  const { value } = await world.redeem(shopper, goods);
  expect(value).toMatchObject({ paidAccount: '****0100 · Keo', receivingAddress: '' });
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, () => world.points.admin.reject({ ...BY, reason: 'No such number' }, value.id)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect([await world.balance(shopper), (await world.goods(goods.id))!.stock]).toEqual([500, 1]);
  expect(await world.redemptions(shopper)).toMatchObject([{ status: 'rejected', remark: 'No such number' }]);
  const told = (await world.messages(shopper)).filter((kind) => kind === 'points_rejected');
  expect(told).toHaveLength(1);
});

test('under parallel redemptions stock never goes below zero, and each redemption is paid for', async () => {
  const goods = await world.shelve({ price: 100, stock: 7 });
  const shoppers = await Promise.all(Array.from({ length: 5 }, () => world.shopper(400n)));
  const answers = await Promise.all(
    shoppers.flatMap((shopper) => Array.from({ length: 4 }, () => world.redeem(shopper, goods))),
  );
  const taken = answers.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(7);
  for (const { status, code } of answers) if (status !== 200) expect(code).toBe('OUT_OF_STOCK');
  expect((await world.goods(goods.id))!.stock).toBe(0);
  const left = await Promise.all(shoppers.map((shopper) => world.balance(shopper)));
  expect(left.reduce((sum, each) => sum + each, 0)).toBe(5 * 400 - 7 * 100);
});

test('a hundred requests of one key take once; the same key for something else is refused', async () => {
  const shopper = await world.shopper(1000n);
  const goods = await world.shelve();
  const idempotencyKey = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => world.redeem(shopper, goods, { idempotencyKey })),
  );
  expect(new Set(answers.map(({ value }) => value?.id)).size).toBe(1);
  expect(await world.balance(shopper)).toBe(900);
  const other = await world.redeem(shopper, goods, { idempotencyKey, quantity: 2 });
  expect(other).toMatchObject({ status: 409, code: 'IDEMPOTENCY_CONFLICT' });
});

test('cash at once is in the balance; other cash waits for staff', async () => {
  const shopper = await world.shopper(1000n);
  const now = await world.shelve({ kind: 'cash', amount: '10000', atOnce: true });
  expect((await world.redeem(shopper, now, { quantity: 2 })).value).toMatchObject({
    status: 'approved',
    amount: '20000.00',
  });
  expect(await world.cash(shopper)).toBe('20000.00');
  const later = await world.shelve({ kind: 'cash', amount: '50000' });
  const { value } = await world.redeem(shopper, later);
  expect(await world.cash(shopper)).toBe('20000.00');
  await world.points.admin.approve(BY, { redemption: value.reference, tracking: 'T1', remark: '' });
  expect(await world.cash(shopper)).toBe('70000.00');
});

test('cash that the budget cannot pay takes nothing', async () => {
  const shopper = await world.shopper(1000n);
  const goods = await world.shelve({ kind: 'cash', amount: '900000000', atOnce: true, stock: 5 });
  expect(await world.redeem(shopper, goods)).toMatchObject({ status: 409, code: 'POINTS_BUDGET_USED_UP' });
  expect([await world.balance(shopper), (await world.goods(goods.id))!.stock]).toEqual([1000, 5]);
  expect(await world.redemptions(shopper)).toEqual([]);
});

test('goods that cannot be taken say why', async () => {
  const shopper = await world.shopper(150n);
  const forVip = await world.shelve({ vipLevel: 3 });
  expect(await world.redeem(shopper, forVip)).toMatchObject({ code: 'VIP_LEVEL_REQUIRED', value: { level: 3 } });
  world.setLevel(shopper.id, 3);
  expect((await world.redeem(shopper, forVip)).status).toBe(200);
  const goods = await world.shelve({ perMember: 1, stock: 2 });
  expect(await world.redeem(shopper, goods, { quantity: 3 })).toMatchObject({
    code: 'OUT_OF_STOCK',
    value: { left: 2 },
  });
  expect(await world.redeem(shopper, goods, { quantity: 2 })).toMatchObject({ code: 'GOODS_LIMIT_REACHED' });
  expect(await world.redeem(shopper, goods)).toMatchObject({ code: 'POINTS_TOO_LOW', value: { balance: 50 } });
  expect(await world.redeem(shopper, { ...goods, id: '999999' })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await world.redeem(shopper, goods, { paymentPassword: '000000' })).toMatchObject({
    code: 'WRONG_PAYMENT_PASSWORD',
  });
  const nowhere = await world.redeem(shopper, goods, { recipient: { ...parcel, address: 'Paris' } });
  expect(nowhere).toMatchObject({ code: 'VALIDATION', value: { fields: { 'recipient.address': 'length' } } });
  expect(await world.balance(shopper)).toBe(50);
});

test('recipients of goods are unreadable in the database', async () => {
  const shopper = await world.shopper();
  await world.redeem(shopper, await world.shelve());
  const { rows } = await world.pool.query<{ text: string }>('SELECT r::text AS text FROM points.redemption AS r');
  expect(rows.some(({ text }) => text.includes('Phonsinouan'))).toBe(false);
});

test('records are paged and filtered by state, for their member alone', async () => {
  const shopper = await world.shopper();
  const goods = await world.shelve();
  for (let n = 0; n < 3; n += 1) await world.redeem(shopper, goods);
  const get = async (query: string, token = shopper.token) =>
    (await world.send('GET', `/api/points/redemptions${query}`, undefined, { token })).value;
  const first = await get('?pageSize=2');
  expect(first.list).toHaveLength(2);
  expect(await get(`?pageSize=2&before=${first.next}`)).toMatchObject({ list: [{}], next: null });
  expect((await get('?status=approved')).list).toEqual([]);
  const other = await world.shopper();
  expect((await get('', other.token)).list).toEqual([]);
});

test('goods of a file are checked; stock is changed by a difference, never below zero', async () => {
  const goods = await world.shelve({ code: 'shelf-1', stock: 4 });
  expect(await world.points.admin.stock(vilay, { code: 'shelf-1', change: 6 })).toBe(10);
  expect((await accessLog(world.pool)).at(-1)).toMatchObject({
    action: 'goods_stock',
    detail: { code: 'shelf-1' },
    before: { stock: 4 },
    after: { stock: 10 },
  });
  await expect(world.points.admin.stock(vilay, { code: 'shelf-1', change: -11 })).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
    value: { left: 10 },
  });
  await expect(world.shelve({ code: 'shelf-1', picture: 'nothing' })).rejects.toMatchObject({
    code: 'VALIDATION',
    value: { fields: { picture: 'there is no picture nothing' } },
  });
  await expect(world.shelve({ kind: 'cash' })).rejects.toMatchObject({
    code: 'VALIDATION',
    value: { fields: { goods: expect.stringContaining('has an amount') as string } },
  });
  await world.shelve({ code: 'shelf-1', stock: 99, price: 5 });
  expect(await world.goods(goods.id)).toMatchObject({ stock: 10, price: 5 });
});
