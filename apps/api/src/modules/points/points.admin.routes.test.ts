import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { STAFF_TOKEN } from '../../testing/accounts-app.ts';
import { accessLog, vilay } from '../../testing/by-test.ts';
import { createWorld, type World } from './testing/world.ts';

const LIST = '/api/admin/points/goods';
const staff = { token: STAFF_TOKEN };
let world: World;

const changeOf = (change: number) => ({ change, reason: 'delivery', idempotencyKey: randomUUID() });

beforeAll(async () => {
  world = await createWorld();
  await world.points.adminRoutes!(world.app);
  await world.shelve({ code: 'cap', stock: 10 });
  await world.shelve({ code: 'bag', stock: 4, vipLevel: 2, enabled: false });
});
afterAll(() => world.close());

test('staff reads all goods page by page, hidden ones too', async () => {
  const { value } = await world.send('GET', `${LIST}?pageNo=2&pageSize=1`, undefined, staff);
  expect(value).toMatchObject({ total: 2, list: [{ id: 'bag', stock: 4, vipLevel: 2, enabled: false }] });
});

test('a change of the stock adds to it and keeps who made it and why', async () => {
  const changed = await world.send('PUT', `${LIST}/cap/stock`, changeOf(5), staff);
  expect(changed.value).toMatchObject({ id: 'cap', stock: 15 });
  expect((await world.send('GET', `${LIST}/cap`, undefined, staff)).value).toEqual(changed.value);
  const { rows } = await world.pool.query(
    'SELECT stock, actor, reason FROM points.goods_change ORDER BY at DESC LIMIT 1',
  );
  expect(rows).toEqual([{ stock: 5, actor: 'staff:vilay', reason: 'delivery' }]);
});

test('a double click changes the stock once', async () => {
  await world.shelve({ code: 'hat', stock: 10 });
  const wanted = changeOf(7);
  const answers = await Promise.all([1, 2, 3].map(() => world.send('PUT', `${LIST}/hat/stock`, wanted, staff)));
  expect(answers.map(({ value }) => value.stock)).toEqual([17, 17, 17]);
  const { rows } = await world.pool.query('SELECT sum(stock)::int AS added FROM points.goods_change WHERE key = $1', [
    wanted.idempotencyKey,
  ]);
  expect(rows).toEqual([{ added: 7 }]);
});

test('the stock never falls below zero, unknown goods have none, and a change needs a reason', async () => {
  const change = (code: string, body: object) =>
    world.send('PUT', `${LIST}/${code}/stock`, { idempotencyKey: randomUUID(), ...body }, staff);
  expect(await change('bag', { change: -5, reason: 'broken' })).toMatchObject({ status: 409, code: 'OUT_OF_STOCK' });
  expect(await change('none', { change: 1, reason: 'delivery' })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(await change('bag', { change: 1, reason: '' })).toMatchObject({ status: 422, code: 'VALIDATION' });
});

test('a member is not staff', async () => {
  const { token } = await world.shopper(0n);
  expect(await world.send('GET', LIST, undefined, { token })).toMatchObject({ status: 401 });
});

test('staff decides what members took: the recipient is masked until somebody asks, which is kept', async () => {
  const REDEMPTIONS = '/api/admin/points/redemptions';
  const shopper = await world.shopper(5000n);
  const goods = await world.shelve({ price: 400, stock: 9 });
  const taken = async () => (await world.redeem(shopper, goods, {})).value.id as string;
  const [first, second] = [await taken(), await taken()];
  const list = await world.send('GET', `${REDEMPTIONS}?state=applying`, undefined, staff);
  expect(list.value).toMatchObject({ list: [{ id: second }, { id: first, points: 400 }], next: null });
  const one = await world.send('GET', `${REDEMPTIONS}/${first}`, undefined, staff);
  expect(one.value).toMatchObject({ to: 'Keo Sengdara · …', can: ['approve', 'reject'] });
  const asked = await world.send('POST', `${REDEMPTIONS}/${first}/recipient`, { reason: 'to post it' }, staff);
  expect(asked.value).toEqual({ to: 'Keo Sengdara · +856 20 5555 0100 · Ban Phonsinouan, Vientiane' });

  const decide = (id: string, body: object) =>
    world.send('PUT', `${REDEMPTIONS}/${id}/decision`, { reason: 'as agreed', ...body }, staff);
  const approved = await decide(first, { act: 'approve', tracking: 'HAL-7' });
  expect(approved.value).toMatchObject({ state: 'approved', tracking: 'HAL-7', can: ['ship'] });
  expect((await decide(second, { act: 'reject', remark: 'None left' })).value).toMatchObject({ remark: 'None left' });
  expect(await world.balance(shopper)).toBe(4600);
  expect(await decide(second, { act: 'approve' })).toMatchObject({ code: 'NOT_POSSIBLE' });
  const actions = (await accessLog(world.pool)).map(({ action }) => action);
  expect(actions.slice(-3)).toEqual(['redemption_revealed', 'redemption_approved', 'redemption_rejected']);
});

test('goods are made by form; what they pay belongs to cash alone', async () => {
  const [plans] = world.points.plans!;
  const names = { lo: 'ໝວກ', en: 'Cap', cn: '帽子' };
  const cap = { kind: 'parcel', names, details: {}, picture: 'goods-cap', price: 9, vipLevel: 0, enabled: true };
  const save = (value: object) =>
    inTransaction(world.pool, (tx) => plans!.save(tx, vilay, { key: 'by-form', value: { ...value } }));
  await save(cap);
  expect(await plans!.read(world.pool, 'by-form')).toMatchObject({ ...cap, amount: null, perMember: null });
  await expect(save({ ...cap, amount: '5' })).rejects.toMatchObject({
    value: { fields: { 'value.amount': 'cash_amount' } },
  });
  await expect(save({ ...cap, picture: 'none' })).rejects.toMatchObject({
    value: { fields: { 'value.picture': 'unknown' } },
  });
});
