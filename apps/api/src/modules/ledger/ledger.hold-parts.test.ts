import { randomUUID } from 'node:crypto';
import { createDatabase, examples, type TestDatabase } from '@champa/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createPool, inTransaction, type Pool } from '../../platform/database.ts';
import { createLedger, type HoldId, type Ledger, type PartPosting, verifyLedger } from './index.ts';
import { type Book, openBook } from './testing/book.ts';

let database: TestDatabase;
let pool: Pool;
let ledger: Ledger;
let book: Book;

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 10);
  ledger = createLedger({ pool, clock: systemClock });
  book = await openBook(pool, ledger);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function held(amount: bigint): Promise<{ player: bigint; hold: HoldId }> {
  const player = await book.member(1000n);
  const result = await inTransaction(pool, (tx) =>
    ledger.reserve(tx, {
      source: 'withdrawals',
      key: randomUUID(),
      kind: 'withdrawal',
      account: player,
      amount,
      reference: { type: 'withdrawal', id: 'w1' },
      actor: 'member:1',
      expiresAt: systemClock.now().add({ hours: 1 }),
    }),
  );
  if (result.status !== 'reserved') throw new Error(result.status);
  return { player, hold: result.hold };
}

const part = (hold: HoldId, key: string, amount: bigint, given: Partial<PartPosting> = {}) =>
  inTransaction(pool, (tx) =>
    ledger.postPart(tx, { hold, key, amount, kind: 'paid_out', credit: book.provider, actor: 'staff:1', ...given }),
  );
const give = (hold: HoldId) =>
  inTransaction(pool, (tx) => ledger.voidHold(tx, { hold, kind: 'withdrawal_returned', actor: 'staff:1' }));

test('parts are paid one after the other, and the last ends the hold', async () => {
  const { player, hold } = await held(600n);
  expect(await part(hold, 'a', 250n)).toEqual({ status: 'done', state: 'open', left: 350n, balance: 400n });
  expect(await part(hold, 'b', 350n)).toEqual({ status: 'done', state: 'posted', left: 0n, balance: 400n });
  expect(await part(hold, 'c', 1n)).toEqual({ status: 'ended', state: 'posted' });
  expect(await give(hold)).toMatchObject({ status: 'ended' });
  expect(await ledger.balance(player)).toBe(400n);
});

test('the same part again changes nothing, before and after the end; another under its key is refused', async () => {
  const { hold } = await held(600n);
  await part(hold, 'a', 250n);
  expect(await part(hold, 'a', 250n)).toMatchObject({ status: 'done', left: 350n });
  expect(await part(hold, 'a', 251n)).toEqual({ status: 'conflict' });
  expect(await part(hold, 'a', 250n, { credit: book.vendor })).toEqual({ status: 'conflict' });
  await part(hold, 'b', 350n);
  expect(await part(hold, 'a', 250n)).toMatchObject({ status: 'done', state: 'posted' });
});

test('more than is left cannot be paid', async () => {
  const { hold } = await held(600n);
  await part(hold, 'a', 250n);
  expect(await part(hold, 'b', 351n)).toEqual({ status: 'exceeds_hold', left: 350n });
  expect(await part(999_999n, 'a', 1n)).toEqual({ status: 'unknown_hold' });
  await expect(part(hold, 'c', 0n)).rejects.toThrow();
});

test('voiding returns what no part has taken', async () => {
  const { player, hold } = await held(600n);
  await part(hold, 'a', 250n);
  expect(await give(hold)).toMatchObject({ status: 'done', state: 'voided', balance: 750n });
  expect(await give(hold)).toMatchObject({ status: 'done', state: 'voided' });
  expect(await ledger.balance(player)).toBe(750n);
});

test('with parts and an ending at the same time, never more is paid than was reserved', async () => {
  const { player, hold } = await held(600n);
  await Promise.all(Array.from({ length: 12 }, (_, n) => (n === 6 ? give(hold) : part(hold, `p${n}`, 100n))));
  const { rows } = await pool.query<{ gone: bigint; back: bigint }>(
    `SELECT coalesce(sum(amount) FILTER (WHERE key LIKE '%:part:%'), 0)::bigint AS gone,
            coalesce(sum(amount) FILTER (WHERE key LIKE '%:back'), 0)::bigint AS back
     FROM ledger.journal WHERE source = 'ledger:hold' AND key LIKE $1`,
    [`${hold}:%`],
  );
  expect(rows[0]!.gone + rows[0]!.back).toBe(600n);
  expect(await ledger.balance(player)).toBe(400n + rows[0]!.back);
});

test('whatever parts are tried, the ledger’s invariants hold', async () => {
  const step = fc.oneof(
    fc.record({
      what: fc.constant('part' as const),
      key: fc.integer({ min: 1, max: 4 }),
      amount: fc.integer({ min: 1, max: 500 }),
    }),
    fc.record({ what: fc.constant('give' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const { player, hold } = await held(600n);
      const paid = new Map<number, bigint>();
      let isOpen = true;
      for (const one of steps) {
        const left = 600n - [...paid.values()].reduce((sum, amount) => sum + amount, 0n);
        if (one.what === 'give') {
          await give(hold);
          isOpen = false;
          continue;
        }
        const { status } = await part(hold, String(one.key), BigInt(one.amount));
        const known = paid.get(one.key);
        if (known !== undefined) expect(status).toBe(known === BigInt(one.amount) ? 'done' : 'conflict');
        else if (!isOpen || left === 0n) expect(status).toBe('ended');
        else expect(status).toBe(BigInt(one.amount) > left ? 'exceeds_hold' : 'done');
        if (status === 'done') paid.set(one.key, BigInt(one.amount));
      }
      const gone = [...paid.values()].reduce((sum, amount) => sum + amount, 0n);
      expect(await ledger.balance(player)).toBe(isOpen ? 400n : 1000n - gone);
    }),
    { numRuns: examples(10, 25) },
  );
  expect((await verifyLedger(pool)).broken).toEqual([]);
});

test('verification finds a part that is not in the journal', async () => {
  const { hold } = await held(100n);
  await part(hold, 'a', 40n);
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL ROLE NONE');
    await client.query(`UPDATE ledger.hold_part SET amount = 41 WHERE hold = $1`, [hold]);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  const { broken } = await verifyLedger(pool);
  expect(broken.map(({ name }) => name).sort()).toEqual(['hold_parts', 'holds']);
});
