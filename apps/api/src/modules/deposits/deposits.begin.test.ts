import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { callbackFor, creditsOf, sendCallback } from './testing/callbacks.ts';
import { createWorld, SITE_URL, type World } from './testing/world.ts';

let world: World;
let member: string;

beforeAll(async () => {
  world = await createWorld();
  member = await world.addMember();
});

afterAll(() => world.close());

const settled = (id: string, state: string) =>
  vi.waitFor(async () => expect((await world.status(member, id)).state).toBe(state), { timeout: 20_000, interval: 30 });

describe('the methods', () => {
  test('are offered in the visitor’s language, with limits and presets', async () => {
    const { value } = await world.call(member, 'GET', '/api/wallet/deposit-methods');
    const methods = value['methods'] as Record<string, unknown>[];
    expect(methods.map(({ code }) => code)).toEqual(['card', 'laoqr', 'transfer', 'ewallet', 'usdt']);
    expect(methods[0]).toMatchObject({ name: 'Bank card', kind: 'hosted', min: '10000.00', max: '50000000.00' });
    expect(methods[0]!['presets']).toContain('100000.00');
  });

  test('are not offered to a trial account, which cannot deposit either', async () => {
    expect((await world.call(`t${member}`, 'GET', '/api/wallet/deposit-methods')).value).toEqual({ methods: [] });
    expect(await world.deposit(`t${member}`)).toMatchObject({ status: 403, code: 'TRUE_ACCOUNT_REQUIRED' });
  });
});

describe('a deposit paid on the hosted page', () => {
  test('raises the balance once, and the screens are told', async () => {
    const who = await world.addMember();
    const stream = await world.watch(who);
    const begun = await world.pending(who, { amount: '250000' });
    expect(begun).toMatchObject({ amount: '250000.00', currency: 'LAK', reason: null, creditedAt: null });
    expect(await world.balance(who)).toBe('0.00');

    await world.sandbox.press(begun.paymentUrl, 'pay');
    await vi.waitFor(async () => expect(await world.balance(who)).toBe('250000.00'), { timeout: 20_000 });

    const after = await world.status(who, begun.id);
    expect(after).toMatchObject({ state: 'credited', paymentUrl: null });
    expect(after.creditedAt).not.toBeNull();
    await vi.waitFor(() => expect(stream.messages).toHaveLength(3), { timeout: 20_000 });
    const balances = stream.messages.filter(({ event }) => event === 'balance').map(({ data }) => data);
    expect(balances).toMatchObject([
      { balance: '0.00', version: '0' },
      { balance: '250000.00', version: '1' },
    ]);
    expect(stream.messages.find(({ event }) => event === 'deposit')?.data).toEqual(after);
    stream.leave();
  });

  test.concurrent.for(['twice', 'failedFirst', 'stale', 'forged'])(
    'is credited once when its callbacks come %s',
    async (delivery, { expect }) => {
      const begun = await world.pending(member);
      await world.sandbox.press(begun.paymentUrl, 'pay', delivery);
      world.passTime({ seconds: 2 }); // what comes later comes now
      await settled(begun.id, 'credited');
      await vi.waitFor(async () => expect(await deliveriesLeft(begun.paymentUrl)).toBe(0), {
        timeout: 20_000,
        interval: 50,
      });
      expect(await creditsOf(world, begun.id)).toEqual([25_000_000_000n]);
      expect((await world.status(member, begun.id)).state).toBe('credited');
    },
  );

  test('is found by asking when the callback is lost', async () => {
    const begun = await world.pending(member);
    await world.sandbox.press(begun.paymentUrl, 'pay', 'lost');
    expect((await world.status(member, begun.id)).state).toBe('pending');
    await world.resolve(member, begun.id);
    expect((await world.status(member, begun.id)).state).toBe('credited');
    expect(await creditsOf(world, begun.id)).toHaveLength(1);
  });

  test('that was declined first is failed, and credited when the next attempt succeeds', async () => {
    const begun = await world.pending(member);
    await world.sandbox.press(begun.paymentUrl, 'decline');
    await settled(begun.id, 'failed');
    expect((await world.status(member, begun.id)).reason).toBe('payment_failed');
    await world.sandbox.press(begun.paymentUrl, 'pay');
    await settled(begun.id, 'credited');
    expect((await world.status(member, begun.id)).reason).toBeNull();
  });

  test('that was cancelled moves nothing', async () => {
    const begun = await world.pending(member);
    await world.sandbox.press(begun.paymentUrl, 'cancel');
    await settled(begun.id, 'failed');
    expect(await creditsOf(world, begun.id)).toEqual([]);
  });
});

describe('what is asked for', () => {
  test('must lie within the method’s limits', async () => {
    const limits = { min: '10000.00', max: '50000000.00' };
    for (const amount of ['9999.99', '50000000.01', '0', '-250000']) {
      expect(await world.deposit(member, { amount })).toMatchObject({
        status: 422,
        code: 'AMOUNT_OUT_OF_RANGE',
        value: limits,
      });
    }
  });

  test('must be money a provider can move', async () => {
    expect(await world.deposit(member, { amount: '10000.001' })).toMatchObject({ code: 'VALIDATION' });
    expect(await world.deposit(member, { amount: '1e6' })).toMatchObject({ code: 'VALIDATION' });
  });

  test('must name a method that is offered', async () => {
    expect(await world.deposit(member, { method: 'nothing' })).toMatchObject({
      status: 409,
      code: 'DEPOSIT_METHOD_UNAVAILABLE',
    });
  });

  test('must lead back to this site', async () => {
    for (const returnUrl of ['https://evil.example/', `${SITE_URL}.evil.example/`, 'http://champa.example/']) {
      expect(await world.deposit(member, { returnUrl })).toMatchObject({ status: 422, code: 'VALIDATION' });
    }
    expect((await world.deposit(member, { returnUrl: `${SITE_URL}/member?page=depositv2` })).success).toBe(true);
  });

  test('begins once under one idempotency key, and other content under it is refused', async () => {
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => world.deposit(member, { idempotencyKey })));
    expect(new Set(answers.map(({ value }) => value['id'])).size).toBe(1);
    expect(new Set(answers.map(({ value }) => value['paymentUrl'])).size).toBe(1);
    expect(await world.deposit(member, { idempotencyKey, amount: '250001' })).toMatchObject({
      status: 409,
      code: 'IDEMPOTENCY_CONFLICT',
    });
    const other = await world.addMember();
    expect((await world.deposit(other, { idempotencyKey })).value['id']).not.toBe(answers[0]!.value['id']);
  });
});

describe('deposits', () => {
  test('are listed newest first, each member’s own', async () => {
    const who = await world.addMember();
    const ids = [];
    for (let count = 0; count < 3; count++) ids.unshift((await world.pending(who)).id);
    const { value } = await world.call(who, 'GET', '/api/wallet/deposits?pageSize=2');
    expect((value['list'] as { id: string }[]).map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(value).toMatchObject({ total: 3, totalPages: 2 });
  });

  test('of another member do not exist', async () => {
    const { id } = await world.pending(member);
    expect(await world.call(await world.addMember(), 'GET', `/api/wallet/deposits/${id}`)).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });

  test('that were not paid expire, and are credited if the money comes later', async () => {
    const begun = await world.pending(member);
    const expire = world.deposits.jobs!.find(({ name }) => name === 'deposits_expire_deposits')!;
    world.passTime({ minutes: 30 });
    await expire.run({});
    expect((await world.status(member, begun.id)).state).toBe('pending');
    expect((await world.status(member, begun.id)).paymentUrl).toBeNull();
    world.passTime({ minutes: 2 });
    await expire.run({});
    expect(await world.status(member, begun.id)).toMatchObject({ state: 'expired', reason: 'payment_expired' });
    expect(await sendCallback(world, await callbackFor(world, begun.id))).toBe('200 OK');
    expect((await world.status(member, begun.id)).state).toBe('credited');
  });
});

async function deliveriesLeft(paymentUrl: string): Promise<number> {
  const page = await (await fetch(`${paymentUrl}?lang=en`)).text();
  return [...page.matchAll(/class="state waiting"/g)].length;
}
