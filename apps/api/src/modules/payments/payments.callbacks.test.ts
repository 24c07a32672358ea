import { vilay } from '../../testing/by-test.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createWorld, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

beforeEach(() => {
  world.events.length = 0;
  world.answer = { outcome: 'changed' };
});

afterAll(() => world.close());

const told = () => ({ eventId: randomUUID(), merchantRef: 'a-reference', amount: '250000.00', currency: 'LAK' });
const deposit = (status = 'paid') => ({ ...told(), orderId: 'order', paidAt: null, status });
const payout = (status = 'paid') => ({ ...told(), payoutId: 'payout', status });
const ADDRESS = '/callbacks/payments/sandpay';

async function rows(query: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  return (await world.pool.query<Record<string, unknown>>(query, values)).rows;
}

const kept = (eventId: string) =>
  rows('SELECT about, status, amount, currency, outcome FROM payments.callback WHERE event_id = $1', eventId);

describe('a callback of a provider', () => {
  test('goes by its content to those it is about, whichever address it came to', async () => {
    for (const path of [ADDRESS, '/callbacks/payouts/sandpay']) {
      expect(await world.send(path, deposit())).toBe('200 OK');
      expect(await world.send(path, payout())).toBe('200 OK');
    }
    expect(world.events.map(({ about }) => about)).toEqual(['deposit', 'payout', 'deposit', 'payout']);
  });

  test('is written down with what became of it, once for one event and body', async () => {
    for (const content of [deposit(), payout()]) {
      await world.send(ADDRESS, content);
      world.answer = { outcome: 'unchanged' };
      await world.send(ADDRESS, content);
      expect(await kept(content.eventId)).toEqual([
        {
          about: 'payoutId' in content ? 'payout' : 'deposit',
          status: 'paid',
          amount: 25_000_000_000n,
          currency: 'LAK',
          outcome: 'changed',
        },
      ]);
      world.answer = { outcome: 'changed' };
    }
  });

  test('that fits nothing is kept, and the provider is told so', async () => {
    world.answer = { outcome: 'unknown' };
    expect(await world.send(ADDRESS, deposit())).toBe('404 UNKNOWN DEPOSIT');
    expect(await world.send(ADDRESS, payout())).toBe('404 UNKNOWN PAYOUT');
    world.answer = { outcome: 'mismatch' };
    expect(await world.send(ADDRESS, deposit())).toBe('422 AMOUNT OR CURRENCY DIFFERS');
    const last = payout();
    expect(await world.send(ADDRESS, last)).toBe('422 AMOUNT, CURRENCY OR OUTCOME DIFFERS');
    expect(await kept(last.eventId)).toMatchObject([{ outcome: 'mismatch' }]);
  });

  test('tells the member’s screens after the commit', async () => {
    const content = deposit();
    let seen: unknown[] = [];
    world.answer = { outcome: 'changed', announce: async () => void (seen = await kept(content.eventId)) };
    await world.send(ADDRESS, content);
    expect(seen).toHaveLength(1);
  });

  test.each([
    ['an outcome that payouts do not have', () => payout('expired')],
    ['an outcome that payments do not have', () => deposit('lost')],
    ['neither an order nor a payout', () => ({ ...told(), status: 'paid' })],
  ])('with %s is refused', async (_, content) => {
    expect(await world.send(ADDRESS, content())).toBe('401 REFUSED');
    expect(world.events).toEqual([]);
  });

  test('of a provider that is by hand, or unknown, is refused', async () => {
    for (const code of ['house-bank', 'nobody'])
      expect(await world.send(`/callbacks/payments/${code}`, deposit())).toBe('404 UNKNOWN PROVIDER');
  });

  test('of a provider that is switched off is taken: what is under way has outcomes', async () => {
    const by = vilay;
    await world.payments.admin.switch(by, 'sandpay', { deposits: false, payouts: false });
    expect(await world.send(ADDRESS, payout())).toBe('200 OK');
    await world.payments.admin.switch(by, 'sandpay', { deposits: true, payouts: true });
  });
});

describe('a callback that cannot be trusted', () => {
  const SOMEBODY_ELSE = 'somebody else’s secret, just as long';

  test.each([deposit(), payout()])('is kept with what was wrong with it', async (content) => {
    expect(await world.send(ADDRESS, content, SOMEBODY_ELSE)).toBe('401 REFUSED');
    const [last] = await rows('SELECT reason, body FROM payments.refused_callback ORDER BY id DESC LIMIT 1');
    expect(last!['reason']).toBe('the signature is wrong');
    expect(last!['body']).toContain(content.eventId);
  });

  test('is not kept without end', async () => {
    const content = deposit();
    for (let count = 0; count < 220; count++) await world.send(ADDRESS, content, SOMEBODY_ELSE);
    const count = async () =>
      (await rows('SELECT count(*)::integer AS n FROM payments.refused_callback'))[0]!['n'] as number;
    expect(await count()).toBeLessThanOrEqual(200);
    world.passTime({ hours: 31 * 24 });
    await world.callbacks.jobs!.find(({ name }) => name === 'payments_drop_refused')!.run({});
    expect(await count()).toBe(0);
  });
});
