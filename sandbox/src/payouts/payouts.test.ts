import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createWorld, type World } from '../testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

afterAll(() => world.close());

const wish = (given: Record<string, unknown> = {}) => ({
  merchantRef: randomUUID(),
  amount: '250000.00',
  currency: 'LAK',
  kind: 'BANK',
  institution: 'BCEL',
  account: '0101200011112222',
  holderName: 'Keo Sengdara',
  description: 'Withdrawal #1',
  callbackUrl: String(world.order()['callbackUrl']),
  ...given,
});
const ask = (body: object) => world.ask('POST', '/pay/api/payouts', body);
const statusOf = async (ref: string) => (await world.ask('GET', `/pay/api/payouts/${ref}`)).body['status'];
const toldOf = (ref: string) => world.arrived.filter(({ body }) => body['merchantRef'] === ref);
const show = async (url: string) => (await world.app().inject({ method: 'GET', url })).body;

async function press(id: string, outcome: string, delivery = 'prompt'): Promise<number> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = new URLSearchParams({ outcome, delivery }).toString();
  return (await world.app().inject({ method: 'POST', url: `/payouts/${id}`, headers, payload })).statusCode;
}

test('a payout is accepted once per reference; other content under it, and an invalid payout, are refused', async () => {
  const asked = wish();
  expect((await ask(asked)).body).toEqual((await ask(asked)).body);
  expect((await ask({ ...asked, account: '0101200033334444' })).status).toBe(409);
  for (const wrong of [{ amount: '-1' }, { amount: '1e5' }, { amount: '1.001' }, { kind: 'CASH' }, { account: '' }]) {
    expect((await ask(wish(wrong))).status).toBe(422);
  }
  expect((await world.ask('GET', `/pay/api/payouts/${randomUUID()}`)).body).toMatchObject({
    error: { code: 'unknown_payout' },
  });
});

test.each([
  ['1234', 'paid', 1],
  ['0009', 'failed', 1],
  ['0008', 'paid', 0],
])('a payout to an account that ends in %s is %s automatically, with %i callbacks', async (ending, status, told) => {
  const asked = wish({ account: `010120001111${ending}` });
  expect((await ask(asked)).body).toMatchObject({ status: 'pending' });
  world.passTime({ seconds: 3 });
  await vi.waitFor(async () => expect(await statusOf(asked.merchantRef)).toBe(status), { timeout: 8000 });
  await vi.waitFor(() => expect(toldOf(asked.merchantRef)).toHaveLength(told));
});

test('a payout that ends in 0000 waits for a person, also over a restart, and has one outcome', async () => {
  const asked = wish({ account: '0101200011110000' });
  const id = String((await ask(asked)).body['payoutId']);
  world.passTime({ hours: 1 });
  await world.stop();
  await world.start();
  expect(await statusOf(asked.merchantRef)).toBe('pending');
  expect(await press(id, 'perhaps')).toBe(422);
  expect(await press(id, 'paid', 'twice')).toBe(303);
  expect(await press(id, 'failed')).toBe(303);
  expect(await statusOf(asked.merchantRef)).toBe('paid');
  world.passTime({ seconds: 5 });
  await vi.waitFor(() => expect(toldOf(asked.merchantRef)).toHaveLength(3), { timeout: 8000 });
  expect(new Set(toldOf(asked.merchantRef).map(({ body }) => body['eventId'])).size).toBe(1);
});

test('the page shows the requests in three languages, and escapes their text', async () => {
  await ask(wish({ holderName: '<script>alert(1)</script>', account: '0101200055550000' }));
  const page = await show('/payouts');
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('<script>alert');
  expect(page).toContain('Let it fail');
  expect(await show('/payouts?lang=lo')).toContain('ການຈ່າຍອອກ');
  expect(await show('/payouts?lang=cn')).toContain('代付');
});
