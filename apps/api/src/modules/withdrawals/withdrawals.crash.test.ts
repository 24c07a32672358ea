import { randomUUID } from 'node:crypto';
import { parseAmount } from '@champa/money';
import { isLong } from '@champa/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from '../../platform/http/api-error.ts';
import { PAYMENT_PASSWORD } from '../../testing/members.ts';
import { createFragilePool, Died, type FragilePool } from './testing/fragile-pool.ts';
import { endPayout, payoutOf } from '../payments/testing/payouts.ts';
import { BY, createWorld, type Payee, type World } from './testing/world.ts';
import { FOLLOW_PART } from './parts.repo.ts';
import type { Withdrawals } from './index.ts';

let world: World;
let payee: Payee;
let fragile: FragilePool;
let dying: Withdrawals;
let sessionId: string;
const AMOUNT = parseAmount('100000');

beforeAll(async () => {
  world = await createWorld();
  payee = await world.member({ balance: '900000000', ending: '0000' });
  fragile = createFragilePool(world.pool);
  dying = world.withdrawalsOn(fragile.pool);
  await world.configure('withdrawals', {
    perDay: { count: 100_000, amount: '90000000000' },
    fee: { flat: '1000', perMille: 0, freePerDay: 0 },
    openAtOnce: 100_000,
  });
  const { value } = await world.send('GET', '/api/member/sessions', undefined, { token: payee.token });
  sessionId = value.list[0].id as string;
});

afterAll(() => world.close());

/** Whoever does it tries again: the member with the same key, the employee after a look, the queue its job. */
async function insist(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      // A step that was taken before its answer was lost cannot be taken again; that is seen, and is no loss.
      if (error instanceof ApiError && error.code === 'WITHDRAWAL_CLOSED') return;
      if (!(error instanceof Died)) throw error;
      fragile.recover();
    }
  }
}

/** A withdrawal from the request to the receipt, paid in two parts by the provider, on the server that may die. */
async function wholeWay(): Promise<string> {
  const { service, admin } = dying;
  const wish = {
    memberId: payee.id,
    sessionId,
    payeeId: payee.payeeId,
    amount: AMOUNT,
    paymentPassword: PAYMENT_PASSWORD,
    idempotencyKey: randomUUID(),
  };
  let id = '';
  await insist(async () => void ({ id } = await service.request(wish)));
  await insist(() => admin.claim(BY, id));
  await insist(() => admin.approve(BY, id));
  const amounts = [parseAmount('60000'), parseAmount('39000')];
  await insist(async () => {
    if ((await admin.open(id)).parts.length === 0) await admin.pay(BY, id, { amounts, provider: 'sandpay', note: '' });
  });
  const follow = dying.jobs!.find(({ name }) => name === FOLLOW_PART)!;
  const { parts } = await world.withdrawals.admin.open(id);
  for (const part of parts) {
    const payload = { partId: String(part.id) };
    await insist(() => follow.run(payload));
    await endPayout(world.sandbox.url, part.merchantRef, 'paid', 'lost');
    await insist(() => follow.run(payload));
  }
  await insist(() => service.receive(payee.id, id, null));
  return id;
}

async function requireWhole(id: string, before: { cash: string; locked: string }): Promise<void> {
  const { withdrawal, parts } = await world.withdrawals.admin.open(id);
  expect(withdrawal).toMatchObject({ state: 'confirmed', confirmedBy: 'member', paid: parseAmount('99000') });
  expect(parts.map(({ state, receipt }) => `${state} ${receipt}`)).toEqual(['paid received', 'paid received']);
  for (const { merchantRef } of parts) {
    expect(await payoutOf(world.sandbox.url, merchantRef)).toMatchObject({ state: 'paid' });
  }
  const after = await world.balance(payee.id);
  expect(parseAmount(before.cash) - parseAmount(after.cash)).toBe(AMOUNT);
  expect(after.locked).toBe(before.locked);
}

/** The whole way with a death at a place. @returns whether it was come to */
async function dieAt(place: Parameters<FragilePool['dieAt']>[0]): Promise<boolean> {
  const before = await world.balance(payee.id);
  fragile.dieAt(place);
  let died = false;
  const recover = fragile.recover;
  fragile.recover = () => {
    died = true;
    recover();
  };
  const id = await wholeWay();
  fragile.recover = recover;
  fragile.recover();
  await requireWhole(id, before);
  return died;
}

test('a server that dies before any statement on the way loses nothing and does nothing twice', async () => {
  await wholeWay(); // whatever is looked up once
  fragile.recover();
  await wholeWay();
  const statements = [...fragile.statements()];
  expect(statements.length).toBeGreaterThan(60);
  expect(new Set(statements).size).toBeGreaterThan(20);
  for (const [statement, text] of statements.entries())
    if (isLong || statements.indexOf(text) === statement) await dieAt({ statement });
  expect(await dieAt({ statement: statements.length + 10 })).toBe(false);
  expect(await world.broken()).toEqual([]);
}, 300_000);

test('a server that dies after any commit on the way loses nothing and does nothing twice', async () => {
  let commit = 0;
  while (await dieAt({ commit })) commit += 1;
  expect(commit).toBeGreaterThan(7);
  expect(await world.broken()).toEqual([]);
}, 300_000);
