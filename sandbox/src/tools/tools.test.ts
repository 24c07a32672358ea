import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createWorld, type World } from '../testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

afterAll(() => world.close());

type Begun = { ref: string; qr: { payload: string } | null; crypto: { address: string; amount: string } | null };

async function begin(given: Record<string, unknown>): Promise<Begun> {
  const wish = world.order(given);
  const { status, body } = await world.ask('POST', '/pay/api/orders', wish);
  expect(status).toBe(200);
  return { ref: String(wish['merchantRef']), ...(body as Omit<Begun, 'ref'>) };
}

async function post(url: string, fields: Record<string, string>): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = new URLSearchParams(fields).toString();
  const response = await world.app().inject({ method: 'POST', url, headers, payload });
  return { status: response.statusCode, text: response.body };
}

const show = async (url: string) => (await world.app().inject({ method: 'GET', url })).body;
const statusOf = async (ref: string) => (await world.ask('GET', `/pay/api/orders/${ref}`)).body['status'];
const toldOf = (ref: string) => world.arrived.filter(({ body }) => body['merchantRef'] === ref).map(({ body }) => body);

describe('the bank’s app', () => {
  test.each([
    ['laoqr', 'LAK'],
    ['promptpay', 'THB'],
    ['vietqr', 'VND'],
  ])('reads a code of %s and pays it once, with a callback to the merchant', async (method, currency) => {
    const { ref, qr } = await begin({ method, currency });
    const { payload } = qr!;
    expect(await show(`/bank?lang=en&payload=${encodeURIComponent(payload)}`)).toContain('250,000.00');
    expect((await post('/bank?lang=en', { payload })).text).toContain('Paid.');
    expect(await statusOf(ref)).toBe('paid');
    await vi.waitFor(() => expect(toldOf(ref)).toMatchObject([{ status: 'paid', received: null }]));
    expect((await post('/bank?lang=en', { payload })).text).toContain('ended already');
  });

  test('says when a code is damaged or belongs to no order', async () => {
    const { qr } = await begin({ method: 'laoqr' });
    expect((await post('/bank?lang=en', { payload: `${qr!.payload.slice(0, -4)}0000` })).text).toContain('broken');
    expect((await post('/bank?lang=en', { payload: '' })).text).toContain('broken');
    expect((await post('/bank?lang=en', {})).status).toBe(422);
  });

  test('has Lao and Chinese', async () => {
    expect(await show('/bank?lang=lo')).toContain('ອ່ານໂຄດ');
    expect(await show('/bank?lang=cn')).toContain('识别付款码');
  });
});

describe('the merchant’s API', () => {
  test.each([
    { method: 'laoqr', currency: 'THB' },
    { method: 'promptpay', currency: 'LAK' },
    { method: 'usdt-trc20', currency: 'XXX' },
  ])('refuses %j: the method has another currency', async (given) => {
    expect((await world.ask('POST', '/pay/api/orders', world.order(given))).status).toBe(422);
  });

  test('refunds what was paid, once per reference and never more', async () => {
    const { ref, qr } = await begin({ method: 'laoqr' });
    const wish = { merchantRef: ref, refundRef: randomUUID(), amount: '200000.00', currency: 'LAK', reason: 'a test' };
    const refund = (given: object = {}) => world.ask('POST', '/pay/api/refunds', { ...wish, ...given });
    expect((await refund()).status).toBe(409);
    await post('/bank', { payload: qr!.payload });
    const answers = await Promise.all([refund(), refund(), refund()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await refund({ amount: '1.00' })).status).toBe(409);
    expect((await refund({ refundRef: randomUUID(), amount: '50000.01' })).status).toBe(409);
    expect((await refund({ refundRef: randomUUID(), amount: '50000.00', currency: 'THB' })).status).toBe(409);
    expect((await refund({ refundRef: randomUUID(), amount: '50000.00' })).status).toBe(200);
    expect((await refund({ refundRef: randomUUID(), merchantRef: randomUUID() })).status).toBe(404);
    expect(
      (await world.ask('POST', '/pay/api/refunds', wish, { secret: 'not the secret, but just as long' })).status,
    ).toBe(401);
  });
});

describe('the blockchain', () => {
  test('reports coins when they are seen and with each confirming block; the last one makes them final', async () => {
    const { ref, crypto } = await begin({ method: 'usdt-trc20' });
    const { address, amount } = crypto!;
    expect(await show(`/chain?lang=en&address=${address}`)).toContain(`${amount} USDT`);
    await post('/chain', { address, act: 'mine' });
    expect(await statusOf(ref)).toBe('pending');
    await post('/chain', { address, act: 'send', coins: amount });
    await post('/chain', { address, act: 'send', coins: '9999' });
    await post('/chain', { address, act: 'mineAll' });
    await post('/chain', { address, act: 'mine' });
    expect(await statusOf(ref)).toBe('paid');
    await vi.waitFor(() => expect(toldOf(ref)).toHaveLength(13));
    expect(toldOf(ref).filter(({ status }) => status === 'paid')).toMatchObject([
      { received: '250000.00', amount: '250000.00', confirmations: { seen: 12, required: 12 } },
    ]);
  });

  test('keeps an order open while blocks are added, and accepts late coins', async () => {
    const seen = await begin({ method: 'usdt-trc20', expiresInSeconds: 60 });
    const late = await begin({ method: 'usdt-trc20', expiresInSeconds: 60 });
    await post('/chain', { address: seen.crypto!.address, act: 'send', coins: '5' });
    world.passTime({ minutes: 2 });
    await vi.waitFor(async () => expect(await statusOf(late.ref)).toBe('expired'), { timeout: 5000 });
    expect(await statusOf(seen.ref)).toBe('pending');
    await post('/chain', { address: late.crypto!.address, act: 'send', coins: late.crypto!.amount });
    await post('/chain', { address: late.crypto!.address, act: 'mineAll' });
    expect(await statusOf(late.ref)).toBe('paid');
  });

  test.each(['', '0', '-5', '1.001', 'many'])('accepts no %j coins', async (coins) => {
    const { ref, crypto } = await begin({ method: 'usdt-trc20' });
    expect((await post('/chain?lang=en', { address: crypto!.address, act: 'send', coins })).status).toBe(422);
    expect(await statusOf(ref)).toBe('pending');
  });

  test('does not know an address that was never given out', async () => {
    expect((await post('/chain?lang=en', { address: 'Tnobody', act: 'mine' })).text).toContain('Nobody waits');
  });
});
