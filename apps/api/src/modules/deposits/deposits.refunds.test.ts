import { randomUUID } from 'node:crypto';
import { parseAmount } from '@champa/money';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { verifyLedger } from '../ledger/index.ts';
import { vilay } from '../../testing/by-test.ts';
import { createWorld, type World } from './testing/world.ts';
import { RESOLVE_REFUND } from './use-cases/refund-deposit.ts';

let world: World;
let member: string;

const returned: { memberId: string; depositId: string }[] = [];

beforeAll(async () => {
  world = await createWorld({ onRefunded: async (_tx, refunded) => void returned.push(refunded) });
});

beforeEach(async () => {
  member = await world.addMember();
});

afterEach(() => {
  world.line.state = 'pass';
  world.line.onAnswer = () => undefined;
});

afterAll(async () => {
  expect((await verifyLedger(world.pool)).broken).toEqual([]);
  await world.close();
});

const admin = () => world.deposits.admin;
const state = async (id: string) => (await world.status(member, id)).state;

async function paid(): Promise<string> {
  const { id, paymentUrl } = await world.pending(member);
  await world.sandbox.press(paymentUrl, 'pay');
  await vi.waitFor(async () => expect(await state(id)).toBe('credited'), { timeout: 20_000 });
  return id;
}

/** What the provider has given back for a deposit, in its own books. */
async function atProvider(depositId: string): Promise<string[]> {
  const { rows } = await world.pool.query<{ merchant_ref: string }>(
    'SELECT merchant_ref FROM deposits.deposit WHERE id = $1',
    [depositId],
  );
  return world.sandbox.refundsOf(rows[0]!.merchant_ref);
}

async function refundIdOf(depositId: string): Promise<string> {
  const { rows } = await world.pool.query<{ id: bigint }>('SELECT id FROM deposits.refund WHERE deposit_id = $1', [
    depositId,
  ]);
  return String(rows[0]!.id);
}

const askAgain = async (depositId: string) =>
  world.deposits.jobs!.find(({ name }) => name === RESOLVE_REFUND)!.run({ refundId: await refundIdOf(depositId) });

describe('a refund', () => {
  test('takes the money from the member, gives it back at the provider, and tells the member', async () => {
    const id = await paid();
    expect(await admin().refund({ ...vilay, reason: 'Paid by another person’s card' }, id)).toBe('done');
    expect(await state(id)).toBe('refunded');
    expect(await world.balance(member)).toBe('0.00');
    expect(await atProvider(id)).toEqual(['250000.00']);
    const { value } = await world.call(member, 'GET', '/api/inbox');
    expect((value['list'] as { kind: string }[]).map(({ kind }) => kind)).toEqual([
      'deposit_refunded',
      'deposit_credited',
    ]);
    expect((await admin().open(id)).refund).toMatchObject({
      state: 'done',
      amount: parseAmount('250000'),
      actor: 'staff:vilay',
    });
  });

  test('asked for by ten at once is made once', async () => {
    const id = await paid();
    await Promise.all(Array.from({ length: 10 }, () => admin().refund({ ...vilay, reason: 'Asked twice' }, id)));
    expect(await atProvider(id)).toEqual(['250000.00']);
    expect(await world.balance(member)).toBe('0.00');
    expect(returned.filter(({ depositId }) => depositId === id)).toMatchObject([{ memberId: member, depositId: id }]);
  });

  test('is refused, and holds nothing, where the provider has no refunds', async () => {
    const id = await paid();
    const provider = (await world.payments.providers.find(world.pool, 'sandpay'))!;
    const { refunds } = provider;
    delete provider.refunds;
    await expect(admin().refund({ ...vilay, reason: 'A test' }, id)).rejects.toMatchObject({
      code: 'NOT_POSSIBLE',
      value: { why: 'the provider sandpay gives no deposits back' },
    });
    provider.refunds = refunds!;
    expect([await state(id), await world.balance(member)]).toEqual(['credited', '250000.00']);
  });

  test('is refused when the money is no longer there', async () => {
    const id = await paid();
    const correction = { memberId: member, amount: parseAmount('-0.01'), idempotencyKey: randomUUID() };
    await world.corrections.admin.correct({ ...vilay, reason: 'A test' }, correction);
    await expect(admin().refund({ ...vilay, reason: 'Too late' }, id)).rejects.toMatchObject({
      code: 'BALANCE_TOO_LOW',
    });
    expect(await state(id)).toBe('credited');
    expect(await atProvider(id)).toEqual([]);
  });

  test('is made of credited deposits only', async () => {
    const { id } = await world.pending(member);
    await expect(admin().refund({ ...vilay, reason: 'Not paid' }, id)).rejects.toMatchObject({
      code: 'DEPOSIT_CLOSED',
    });
  });

  test('that the provider refuses gives the money back to the member, and can be tried again', async () => {
    const id = await paid();
    // The provider has given it back by itself meanwhile.
    const { rows } = await world.pool.query<{ merchant_ref: string }>(
      'SELECT merchant_ref FROM deposits.deposit WHERE id = $1',
      [id],
    );
    await world.sandbox.refundElsewhere(rows[0]!.merchant_ref, '250000.00');
    expect(await admin().refund({ ...vilay, reason: 'Refused' }, id)).toBe('refused');
    expect(await state(id)).toBe('credited');
    expect(await world.balance(member)).toBe('250000.00');
    expect(await admin().refund({ ...vilay, reason: 'Refused again' }, id)).toBe('refused');
  });

  test('of a bank transfer ends at once: staff has transferred it back', async () => {
    const { id } = await world.told(member, 'bank_transfer', { method: 'transfer', amount: '250000' });
    await admin().claim(vilay, id);
    await admin().approve(vilay, id, parseAmount('250000'));
    expect(await admin().refund({ ...vilay, reason: 'Transferred back' }, id)).toBe('done');
    expect(await world.balance(member)).toBe('0.00');
  });
});

describe('while the provider gives no answer', () => {
  test.each(['cut', 'nonsense', 'lose-answers'] as const)(
    '(%s) the money is held, and the job ends the refund once',
    async (line) => {
      const id = await paid();
      world.line.state = line;
      expect(await admin().refund({ ...vilay, reason: 'No answer' }, id)).toBe('open');
      expect(await world.balance(member)).toBe('0.00');
      expect(await state(id)).toBe('credited');
      await askAgain(id);
      expect(await state(id)).toBe('credited');

      world.line.state = 'pass';
      await Promise.all([askAgain(id), askAgain(id)]);
      expect(await state(id)).toBe('refunded');
      expect(await atProvider(id)).toEqual(['250000.00']);
      expect(await world.balance(member)).toBe('0.00');
      await askAgain(id);
      expect(await atProvider(id)).toEqual(['250000.00']);
    },
  );

  test('what a proxy answers in its place does not take back what the provider may have done', async () => {
    const id = await paid();
    world.line.state = 'lose-answers';
    expect(await admin().refund({ ...vilay, reason: 'No answer' }, id)).toBe('open');
    world.line.state = 'nowhere';
    await askAgain(id);
    expect(await world.balance(member)).toBe('0.00');
    world.line.state = 'pass';
    await askAgain(id);
    expect(await state(id)).toBe('refunded');
    expect(await atProvider(id)).toEqual(['250000.00']);
    expect(await world.balance(member)).toBe('0.00');
  });

  test('a second wish finds the first', async () => {
    const id = await paid();
    world.line.state = 'cut';
    await admin().refund({ ...vilay, reason: 'No answer' }, id);
    world.line.state = 'pass';
    expect(await admin().refund({ ...vilay, reason: 'Once more' }, id)).toBe('done');
    expect(await atProvider(id)).toEqual(['250000.00']);
  });
});
