import { randomUUID } from 'node:crypto';
import { examples } from '@champa/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callbackFor, creditsOf, type Fields, sendCallback, sendRaw, type Signing } from './testing/callbacks.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let member: string;

beforeAll(async () => {
  world = await createWorld();
  member = await world.addMember();
});

afterAll(() => world.close());

const state = async (id: string) => (await world.status(member, id)).state;

describe('a callback', () => {
  test('repeated a hundred times at once credits once', async () => {
    const { id } = await world.pending(member);
    const callback = await callbackFor(world, id);
    const answers = await Promise.all(Array.from({ length: 100 }, () => sendCallback(world, callback)));
    expect(new Set(answers)).toEqual(new Set(['200 OK']));
    expect(await creditsOf(world, id)).toEqual([25_000_000_000n]);
  });

  test('of a hundred different events about one payment credits once', async () => {
    const { id } = await world.pending(member);
    const callback = await callbackFor(world, id);
    await Promise.all(Array.from({ length: 100 }, () => sendCallback(world, { ...callback, eventId: randomUUID() })));
    expect(await creditsOf(world, id)).toHaveLength(1);
  });

  test('is refused with a wrong signature, and changes nothing', async () => {
    const { id } = await world.pending(member);
    expect(
      await sendCallback(world, await callbackFor(world, id), { secret: 'somebody else’s secret, just as long' }),
    ).toBe('401 REFUSED');
    expect(await state(id)).toBe('pending');
  });

  test('is refused when its time is more than five minutes off, either way', async () => {
    const { id } = await world.pending(member);
    const callback = await callbackFor(world, id);
    for (const minutes of [-6, 6]) {
      expect(await sendCallback(world, callback, { at: world.now().add({ minutes }) })).toBe('401 REFUSED');
    }
    expect(await state(id)).toBe('pending');
  });

  test('recorded and played again later is refused; within its time it is a no-op', async () => {
    const { id } = await world.pending(member);
    const body = JSON.stringify({ orderId: 'order', paidAt: null, ...(await callbackFor(world, id)) });
    const at = world.now();
    expect(await sendRaw(world, body, at, world.sandbox.secret)).toBe('200 OK');
    expect(await sendRaw(world, body, at, world.sandbox.secret)).toBe('200 OK');
    world.passTime({ minutes: 6 });
    expect(await sendRaw(world, body, at, world.sandbox.secret)).toBe('401 REFUSED');
    expect(await creditsOf(world, id)).toHaveLength(1);
  });

  test.each<Partial<Fields>>([
    { amount: '250000.01' },
    { amount: '2500000.00' },
    { amount: '-250000' },
    { currency: 'THB' },
  ])('is refused with %j instead of what was asked for', async (wrong) => {
    const { id } = await world.pending(member);
    expect(await sendCallback(world, await callbackFor(world, id, wrong))).toBe('422 AMOUNT OR CURRENCY DIFFERS');
    expect(await state(id)).toBe('pending');
    expect(await sendCallback(world, await callbackFor(world, id))).toBe('200 OK');
  });

  test('about a deposit that was never begun is refused', async () => {
    const { id } = await world.pending(member);
    const merchantRef = 'a reference nobody gave out';
    expect(await sendCallback(world, await callbackFor(world, id, { merchantRef }))).toBe('404 UNKNOWN DEPOSIT');
  });

  test.each(['', 'no json', '[]', '{"eventId":1}'])('that is %j in a right signature is refused', async (body) => {
    expect(await sendRaw(world, body, world.now(), world.sandbox.secret)).toBe('401 REFUSED');
  });

  test.each<Partial<Fields>>([
    { amount: '999999999999999' },
    { eventId: 'a\0b' },
    { merchantRef: '\0' },
    { currency: '\0' },
  ])('with %j, which could not be kept, is refused', async (wrong) => {
    const { id } = await world.pending(member);
    expect(await sendCallback(world, await callbackFor(world, id, wrong))).toBe('401 REFUSED');
  });

  test('of an unknown provider is refused', async () => {
    const response = await world.app.inject({ method: 'POST', url: '/callbacks/payments/nobody', payload: {} });
    expect(response.statusCode).toBe(404);
  });

  test('of failure after the payment takes nothing back', async () => {
    const { id } = await world.pending(member);
    await sendCallback(world, await callbackFor(world, id));
    expect(await sendCallback(world, await callbackFor(world, id, { status: 'failed' }))).toBe('200 OK');
    expect(await state(id)).toBe('credited');
  });

  test('of a payment that the member cancelled says so, and no message reports it as failed', async () => {
    const { id } = await world.pending(member);
    expect(await sendCallback(world, await callbackFor(world, id, { status: 'cancelled' }))).toBe('200 OK');
    const { rows } = await world.pool.query('SELECT state, reason FROM deposits.deposit WHERE id = $1', [id]);
    expect(rows).toEqual([{ state: 'failed', reason: 'payment_cancelled' }]);
    const told = await world.pool.query(`SELECT FROM inbox.message WHERE cause = $1`, [`deposit:${id}:failed`]);
    expect(told.rowCount).toBe(0);
  });

  test('is written down with what became of it', async () => {
    const { id } = await world.pending(member);
    await sendCallback(world, await callbackFor(world, id, { eventId: 'e1', amount: '1' }));
    await sendCallback(world, await callbackFor(world, id, { eventId: 'e1' }));
    await sendCallback(world, await callbackFor(world, id, { eventId: 'e1' }));
    const { rows } = await world.pool.query(
      `SELECT outcome FROM payments.callback WHERE event_id = 'e1' ORDER BY received_at`,
    );
    expect(rows).toEqual([{ outcome: 'mismatch' }, { outcome: 'changed' }]);
  });
});

type Sent = { fields: Partial<Fields>; signing: 'right' | 'forged' | 'stale' };

const sent: fc.Arbitrary<Sent> = fc.record({
  fields: fc.record(
    {
      // Few ids, so that histories repeat events, also with other content.
      eventId: fc.constantFrom('a', 'b', 'c'),
      status: fc.constantFrom('paid' as const, 'failed' as const, 'expired' as const),
      amount: fc.oneof(
        { weight: 4, arbitrary: fc.constant('250000.00') },
        { weight: 1, arbitrary: fc.constant('250000.01') },
      ),
    },
    { requiredKeys: ['status', 'amount', 'eventId'] },
  ),
  signing: fc.constantFrom('right', 'right', 'right', 'forged', 'stale'),
});

test('any history of callbacks, in any order and at once, leaves one credit if a right payment is in it, else none', async () => {
  const signings: Record<Sent['signing'], () => Signing> = {
    right: () => ({}),
    forged: () => ({ secret: 'somebody else’s secret, just as long' }),
    stale: () => ({ at: world.now().subtract({ minutes: 6 }) }),
  };
  await fc.assert(
    fc.asyncProperty(fc.array(sent, { minLength: 1, maxLength: 10 }), fc.boolean(), async (history, atOnce) => {
      const { id } = await world.pending(member);
      const before = await world.balance(member);
      const send = async ({ fields, signing }: Sent) =>
        sendCallback(
          world,
          await callbackFor(world, id, { ...fields, eventId: `${id} ${fields.eventId}` }),
          signings[signing](),
        );
      if (atOnce) await Promise.all(history.map(send));
      else for (const one of history) await send(one);

      const isPaid = history.some(
        ({ fields, signing }) => signing === 'right' && fields.status === 'paid' && fields.amount === '250000.00',
      );
      expect(await creditsOf(world, id)).toEqual(isPaid ? [25_000_000_000n] : []);
      expect((await state(id)) === 'credited').toBe(isPaid);
      expect((await world.balance(member)) !== before).toBe(isPaid);
    }),
    { numRuns: examples(12, 40) },
  );
});
