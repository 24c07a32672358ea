import { randomUUID } from 'node:crypto';
import { createDatabase, type TestDatabase } from '@champa/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool, inTransaction, type Pool } from '../../platform/database.ts';
import { createLedger, expireHolds, type HoldId, type Ledger, type Reservation, verifyLedger } from './index.ts';
import { type Book, openBook } from './testing/book.ts';

let database: TestDatabase;
let pool: Pool;
let ledger: Ledger;
let book: Book;
let now = Temporal.Instant.from('2026-03-01T00:00Z');
const clock = { now: () => now };

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 10);
  ledger = createLedger({ pool, clock });
  book = await openBook(pool, ledger);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const wanted = (account: bigint, amount: bigint): Reservation => ({
  source: 'cashier',
  key: randomUUID(),
  kind: 'withdrawal',
  account,
  amount,
  reference: { type: 'withdrawal', id: 'w1' },
  actor: 'member:1',
  expiresAt: now.add({ minutes: 10 }),
});
const reserve = (reservation: Reservation) => inTransaction(pool, (tx) => ledger.reserve(tx, reservation));
const post = (hold: HoldId, amount?: bigint) =>
  inTransaction(pool, (tx) =>
    ledger.postHold(tx, {
      hold,
      kind: 'paid_out',
      credit: book.provider,
      actor: 'staff:1',
      ...(amount === undefined ? {} : { amount }),
    }),
  );
const give = (hold: HoldId) =>
  inTransaction(pool, (tx) => ledger.voidHold(tx, { hold, kind: 'withdrawal_refused', actor: 'staff:1' }));

async function held(amount: bigint): Promise<{ player: bigint; hold: HoldId }> {
  const player = await book.member(1000n);
  const result = await reserve(wanted(player, amount));
  if (result.status !== 'reserved') throw new Error(result.status);
  return { player, hold: result.hold };
}

test('a hold sets the money aside, once', async () => {
  const player = await book.member(1000n);
  const reservation = wanted(player, 600n);
  const first = await reserve(reservation);
  expect(first).toMatchObject({ status: 'reserved', state: 'open', balance: 400n });
  expect(await reserve(reservation)).toEqual({ ...first, status: 'duplicate' });
  expect(await reserve({ ...reservation, amount: 500n })).toEqual({ status: 'conflict' });
  expect(await reserve(wanted(player, 401n))).toEqual({ status: 'insufficient_funds', balance: 400n });
  expect(await ledger.submit(book.bet(player, 401n))).toMatchObject({ status: 'insufficient_funds' });
});

test('posting pays it, and posting again changes nothing', async () => {
  const { player, hold } = await held(600n);
  expect(await post(hold)).toEqual({ status: 'done', state: 'posted', posted: 600n, balance: 400n });
  expect(await post(hold)).toEqual({ status: 'done', state: 'posted', posted: 600n, balance: 400n });
  expect(await give(hold)).toEqual({ status: 'ended', state: 'posted', posted: 600n });
  expect(await ledger.balance(player)).toBe(400n);
});

test('posting a part returns the rest', async () => {
  const { hold } = await held(600n);
  expect(await post(hold, 250n)).toEqual({ status: 'done', state: 'posted', posted: 250n, balance: 750n });
  expect(await post(hold, 350n)).toMatchObject({ status: 'ended' });
});

test('more than is reserved cannot be posted', async () => {
  const { hold } = await held(600n);
  expect(await post(hold, 601n)).toEqual({ status: 'exceeds_hold', reserved: 600n });
  expect(await post(hold, 600n)).toMatchObject({ status: 'done' });
});

test('voiding returns all of it, and voiding again changes nothing', async () => {
  const { hold } = await held(600n);
  expect(await give(hold)).toEqual({ status: 'done', state: 'voided', posted: 0n, balance: 1000n });
  expect(await give(hold)).toEqual({ status: 'done', state: 'voided', posted: 0n, balance: 1000n });
  expect(await post(hold)).toMatchObject({ status: 'ended', state: 'voided' });
});

test('an unknown hold is reported as such', async () => {
  expect(await give(999_999n)).toEqual({ status: 'unknown_hold' });
});

test('of posting and voiding at once, many times, exactly one happens', async () => {
  const { player, hold } = await held(600n);
  const results = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? post(hold) : give(hold))));
  const states = new Set(results.map((result) => ('state' in result ? result.state : 'none')));
  expect(states.size).toBe(1);
  expect(await ledger.balance(player)).toBe(states.has('posted') ? 400n : 1000n);
});

test('a job voids expired holds, and no others', async () => {
  const { player, hold } = await held(600n);
  const { player: paid, hold: ended } = await held(600n);
  await post(ended);
  expect(await expireHolds(pool, clock)).toBe(0);
  now = now.add({ minutes: 10 });
  const { player: fresh } = await held(100n);
  expect(await expireHolds(pool, clock)).toBeGreaterThan(0);
  expect(await post(hold)).toMatchObject({ status: 'ended', state: 'voided' });
  expect(await Promise.all([player, paid, fresh].map((each) => ledger.balance(each)))).toEqual([1000n, 400n, 900n]);
});

test('all tests above kept every invariant', async () => {
  expect((await verifyLedger(pool)).broken).toEqual([]);
});
