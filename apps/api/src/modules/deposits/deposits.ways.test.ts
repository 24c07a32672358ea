import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { callbackFor, creditsOf, sendCallback } from './testing/callbacks.ts';
import { vilay } from '../../testing/by-test.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let member: string;
const credited: { memberId: string; depositId: string; amount: bigint; offer: string | null }[] = [];

beforeAll(async () => {
  world = await createWorld({
    onCredited: async (_tx, money) => {
      credited.push(money);
    },
  });
});

beforeEach(async () => {
  member = await world.addMember();
});

afterAll(() => world.close());

const settled = (id: string, state: string) =>
  vi.waitFor(async () => expect((await world.status(member, id)).state).toBe(state), { timeout: 20_000, interval: 30 });

describe('a payment code', () => {
  test.each([
    ['laoqr', 'LAK', '250000'],
    ['promptpay', 'THB', '1500.50'],
    ['vietqr', 'VND', '500000'],
  ])('of %s is shown in the members’ own currency and paid in a bank’s app', async (method, currency, amount) => {
    member = await world.addMember(currency);
    const begun = await world.told(member, 'qr', { method, amount });
    expect(begun).toMatchObject({ kind: 'qr', state: 'pending', currency, paymentUrl: null });
    expect(begun.instructions.scheme).toBe(method);
    expect(await world.sandbox.payCode(begun.instructions.payload)).toContain('Paid.');
    await settled(begun.id, 'credited');
    expect(await world.status(member, begun.id)).toMatchObject({ instructions: null, received: begun.amount });
  });

  test('is not offered to members of another currency', async () => {
    expect(await world.deposit(member, { method: 'promptpay', amount: '500' })).toMatchObject({
      code: 'DEPOSIT_METHOD_UNAVAILABLE',
    });
  });

  test('that expired is no longer shown, and money that comes late is credited', async () => {
    const begun = await world.told(member, 'qr', { method: 'laoqr' });
    world.passTime({ minutes: 32 });
    await world.deposits.jobs!.find(({ name }) => name === 'deposits_expire_deposits')!.run({});
    expect(await world.status(member, begun.id)).toMatchObject({ state: 'expired', instructions: null });
    expect(await sendCallback(world, await callbackFor(world, begun.id))).toBe('200 OK');
    expect((await world.status(member, begun.id)).state).toBe('credited');
  });

  test('with another content than was asked for is not shown', async () => {
    // 250,000.00 is asked; the provider's answer is changed on the way, as an attacker on the line would.
    world.line.change = (text) => text.replace('5409250000.00', '5409950000.00');
    expect(await world.deposit(member, { method: 'laoqr' })).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    world.line.change = (text) => text;
  });
});

describe('a payment to a chain’s address', () => {
  const begin = (amount = '500000') => world.told(member, 'crypto', { method: 'usdt', amount });

  test('is told block by block and credited with the last, less the fee the member bears', async () => {
    const begun = await begin();
    expect(begun).toMatchObject({ fee: '7500.00', credit: '492500.00', confirmations: null });
    const { address, amount, network } = begun.instructions;
    expect(network).toContain('TRON');
    await world.sandbox.sendCoins(address, amount);
    await vi.waitFor(
      async () => expect((await world.status(member, begun.id)).confirmations).toEqual({ seen: 0, required: 12 }),
      { timeout: 20_000 },
    );
    await world.sandbox.mine(address, 5);
    await vi.waitFor(async () => expect((await world.status(member, begun.id)).confirmations?.seen).toBe(5), {
      timeout: 20_000,
    });
    expect(await world.status(member, begun.id)).toMatchObject({ state: 'pending', received: null });
    expect(await world.balance(member)).toBe('0.00');

    await world.sandbox.mine(address, 7);
    await settled(begun.id, 'credited');
    expect(await world.balance(member)).toBe('492500.00');
    expect(credited.filter(({ depositId }) => depositId === begun.id)).toMatchObject([{ amount: 49_250_000_000n }]);
  });

  test('of which more arrives after the credit credits nothing more, and is reported to an operator', async () => {
    const begun = await begin();
    const word = { amount: '500000.00', received: '500000.00' };
    const first = await callbackFor(world, begun.id, word);
    expect(await sendCallback(world, first)).toBe('200 OK');
    expect(await sendCallback(world, { ...first, eventId: 'again' })).toBe('200 OK');
    const more = { ...word, received: '800000.00' };
    expect(await sendCallback(world, await callbackFor(world, begun.id, more))).toContain('422');
    expect(await creditsOf(world, begun.id)).toEqual([49_250_000_000n]);
  });

  test('is credited as it really is when less or more was sent', async () => {
    for (const coins of ['10', '30.50']) {
      const begun = await begin();
      await world.sandbox.sendCoins(begun.instructions.address, coins);
      await world.sandbox.mine(begun.instructions.address, 12);
      await settled(begun.id, 'credited');
      const { received, credit } = await world.status(member, begun.id);
      expect(received).toBe(coins === '10' ? '215000.00' : '655750.00');
      expect((await creditsOf(world, begun.id)).map(String)).toEqual([String(BigInt(credit.replace('.', '')) * 1000n)]);
    }
  });

  test('waits for staff when it is less than the method takes, and again nothing changes when it is told again', async () => {
    const begun = await begin();
    await world.sandbox.sendCoins(begun.instructions.address, '2');
    await world.sandbox.mine(begun.instructions.address, 12);
    await settled(begun.id, 'review');
    await world.resolve(member, begun.id);
    expect(await world.status(member, begun.id)).toMatchObject({ state: 'review', received: '43000.00' });
    expect(await creditsOf(world, begun.id)).toEqual([]);

    await world.deposits.admin.claim(vilay, begun.id);
    await world.deposits.admin.approve(vilay, begun.id, 4_300_000_000n);
    await world.resolve(member, begun.id);
    expect(await world.balance(member)).toBe('37785.00');
    expect(await creditsOf(world, begun.id)).toHaveLength(1);
  });

  test('that staff has rejected stays so, however often it is told', async () => {
    const begun = await begin();
    await world.sandbox.sendCoins(begun.instructions.address, '2');
    await world.sandbox.mine(begun.instructions.address, 12);
    await settled(begun.id, 'review');
    await world.deposits.admin.claim(vilay, begun.id);
    await world.deposits.admin.reject({ ...vilay, reason: 'Below the smallest amount' }, begun.id);
    await world.resolve(member, begun.id);
    expect(await world.status(member, begun.id)).toMatchObject({
      state: 'failed',
      reason: 'rejected',
      note: 'Below the smallest amount',
    });
  });

  test('never counts blocks back, and does not expire while they are found', async () => {
    const begun = await begin();
    const word = { amount: '500000.00', status: 'pending' as const, received: '500000.00' };
    const told = async (seen: number) =>
      sendCallback(world, await callbackFor(world, begun.id, { ...word, confirmations: { seen, required: 12 } }));
    for (const seen of [3, 7, 5, 1]) expect(await told(seen)).toBe('200 OK');
    expect((await world.status(member, begun.id)).confirmations).toEqual({ seen: 7, required: 12 });
    world.passTime({ hours: 13 });
    await world.deposits.jobs!.find(({ name }) => name === 'deposits_expire_deposits')!.run({});
    expect((await world.status(member, begun.id)).state).toBe('pending');
  });

  test('whose callbacks are all lost is found by asking', async () => {
    const begun = await begin();
    await world.sandbox.sendCoins(begun.instructions.address, begun.instructions.amount);
    await world.sandbox.mine(begun.instructions.address, 12, 'lost');
    await world.resolve(member, begun.id);
    expect((await world.status(member, begun.id)).state).toBe('credited');
  });

  test('that pays a page’s deposit with another amount changes nothing and is kept', async () => {
    const { id } = await world.pending(member);
    const callback = await callbackFor(world, id, { received: '1.00', confirmations: null });
    expect(await sendCallback(world, callback)).toBe('422 AMOUNT OR CURRENCY DIFFERS');
    expect((await world.status(member, id)).state).toBe('pending');
  });
});

describe('a fee', () => {
  test('that the brand bears is booked as its cost, and the member gets all they paid', async () => {
    const { id, paymentUrl } = await world.pending(member, { method: 'card', amount: '100000' });
    await world.sandbox.press(paymentUrl, 'pay');
    await settled(id, 'credited');
    expect(await world.balance(member)).toBe('100000.00');
    const { rows } = await world.pool.query(
      `SELECT amount::text FROM ledger.journal WHERE kind = 'deposit_fee' AND reference_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ amount: '150000000' }]);
  });
});
