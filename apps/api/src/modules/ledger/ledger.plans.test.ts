import { createDatabase, type TestDatabase } from '@champa/testkit';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createPool, inTransaction, type Pool } from '../../platform/database.ts';
import { createLedger, type Ledger, sealJournal } from './index.ts';
import { type Book, openBook } from './testing/book.ts';

let database: TestDatabase;
let owner: pg.Client;
let pool: Pool;
let ledger: Ledger;
let book: Book;

beforeEach(async () => {
  database = await createDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  pool = createPool(database.url, 1); // one connection, which keeps the plans it made first
  ledger = createLedger({ pool, clock: systemClock });
  book = await openBook(pool, ledger);
});

afterEach(async () => {
  await pool.end();
  await owner.end();
  await database.drop();
});

test.each([
  ['a fresh database', ''],
  ['a database analysed while it was empty', 'ANALYZE'],
])('in %s posting looks rows up by index from the first movement to the ten-thousandth', async (_, prepare) => {
  if (prepare) await owner.query(prepare);
  const player = await book.member(100_000n);
  await post(player, 10);
  await sealJournal(pool, systemClock);
  const before = await scans();
  for (let n = 0; n < 100; n++) await post(player, 100);
  const after = await scans();
  expect(after.sequential).toEqual(before.sequential);
  expect(after.byIndex - before.byIndex).toBeGreaterThan(300);
});

test('a statement and a house-side balance are looked up by index once there is a journal', async () => {
  const player = await book.member(100_000n);
  for (let n = 0; n < 50; n++) await post(player, 100);
  await sealJournal(pool, systemClock);
  await owner.query('ANALYZE ledger.journal');
  const idle = await book.member(5n);
  const before = await scans();
  const range = { from: Temporal.Instant.from('2000-01-01T00:00Z'), to: Temporal.Instant.from('2100-01-01T00:00Z') };
  expect((await ledger.statement(idle, { ...range, page: 1, pageSize: 10 })).total).toBe(1);
  await ledger.balance(book.vendor);
  expect((await scans()).sequential).toEqual(before.sequential);
});

async function post(player: bigint, movements: number): Promise<void> {
  const bets = Array.from({ length: movements }, () => book.bet(player, 1n));
  await inTransaction(pool, (tx) => ledger.postBatch(tx, bets));
}

/** How the tables that posting touches were read so far: full scans by table, and index scans in all. */
async function scans(): Promise<{ sequential: Record<string, number>; byIndex: number }> {
  await pool.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await pool.query<{ table: string; full: number; indexed: number }>(
    `SELECT relname AS table, seq_scan::integer AS full, coalesce(idx_scan, 0)::integer AS indexed
     FROM pg_stat_user_tables
     WHERE schemaname = 'ledger' AND relname IN ('accounts', 'balances', 'journal', 'keys_recent', 'keys_settled')`,
  );
  return {
    sequential: Object.fromEntries(rows.map(({ table, full }) => [table, full])),
    byIndex: rows.reduce((sum, { indexed }) => sum + indexed, 0),
  };
}
