import { createDatabase, type TestDatabase } from '@champa/testkit';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool, inTransaction, type Pool } from '../../platform/database.ts';
import { countReferred, insertReferred, selectCode, selectReferred } from './referral.repo.ts';

const REFERRER = '7';
const NOW = Temporal.Instant.from('2026-06-01T05:00:00Z');

let database: TestDatabase;
let owner: pg.Client;
let pool: Pool;

// A hundred thousand members brought by a thousand.
beforeAll(async () => {
  database = await createDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  pool = createPool(database.url, 1);
  await owner.query(
    `INSERT INTO referral.code (member_id, code, created_at) SELECT n, 'CODE' || n, now() FROM generate_series(1, 20000) AS n`,
  );
  await owner.query(
    `INSERT INTO referral.referred (member_id, referrer_id, at)
     SELECT 1000000 + n, n % 1000, $1::timestamptz - n * interval '1 minute' FROM generate_series(1, 100000) AS n`,
    [NOW.toString()],
  );
  await owner.query('VACUUM ANALYZE referral.code, referral.referred');
});

afterAll(async () => {
  await owner.end();
  await pool.end();
  await database.drop();
});

test('a page, the counts, a code and a registration read few rows, each by an index', async () => {
  const before = await read();
  expect(await selectReferred(pool, REFERRER, { before: null, limit: 21 })).toHaveLength(21);
  expect(await selectReferred(pool, REFERRER, { before: '50000', limit: 21 })).toHaveLength(21);
  expect((await countReferred(pool, REFERRER, NOW.subtract({ hours: 24 * 30 }))).total).toBe(100);
  expect(await selectCode(pool, REFERRER)).toBe('CODE7');
  await inTransaction(pool, (tx) => insertReferred(tx, '5', 'code19999', NOW));
  const after = await read();
  expect(after.full).toBe(before.full);
  expect(after.fetched - before.fetched).toBeLessThan(300);
});

async function read(): Promise<{ full: number; fetched: number }> {
  await pool.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await owner.query<{ full: number; fetched: number }>(
    `SELECT sum(seq_scan)::integer AS full, sum(idx_tup_fetch)::integer AS fetched
     FROM pg_stat_user_tables WHERE schemaname = 'referral'`,
  );
  return rows[0]!;
}
