import { createDatabase, rowsRead } from '@champa/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool, inTransaction, type Pool } from '../../platform/database.ts';
import { countTaken, selectByKey, selectRedemptions, sumConverted } from './mall.repo.ts';
import { hasMoved, lockAccounts, selectEarnings, selectMovements } from './points.repo.ts';

const TABLES = ['points.account', 'points.movement', 'points.earning', 'points.redemption'];
let database: Awaited<ReturnType<typeof createDatabase>>;
let pool: Pool;

// Two thousand members with fifty movements each, some earnings and some redemptions.
beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 1);
  await pool.query(`INSERT INTO points.account (member_id, balance, version)
    SELECT 100000 + n, 50, 50 FROM generate_series(0, 1999) AS n`);
  await pool.query(`INSERT INTO points.movement (member_id, version, kind, points, balance_after, cause, actor, at)
    SELECT 100000 + n % 2000, 1 + n / 2000, 'turnover', 1, 1 + n / 2000, 'fact:' || n, 'system', now()
    FROM generate_series(0, 99999) AS n`);
  await pool.query(`INSERT INTO points.earning (member_id, source, area, counted, remainder)
    SELECT 100000 + n % 2000, 'turnover', 'A' || n / 2000, 0, 0 FROM generate_series(0, 9999) AS n`);
  await pool.query(`INSERT INTO points.goods (code, kind, names, details, picture, price, stock, changed_at)
    VALUES ('cap', 'parcel', '{}', '{}', 'goods-cap', 1, 1, now())`);
  await pool.query(`INSERT INTO points.redemption
      (reference, member_id, idempotency_key, wish, goods_id, kind, names, picture, quantity, points, state, applied_at)
    SELECT 'PM-' || n, 100000 + n % 2000, gen_random_uuid(), '', 1, 'parcel', '{}', '', 1, 1, 'applying', now()
    FROM generate_series(0, 9999) AS n`);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('a member’s points, records and available goods are found by an index, whatever other members there are', async () => {
  const member = '100777';
  const before = await rowsRead(pool, ...TABLES);
  const page = { state: null, before: null, limit: 21 };
  expect(await selectMovements(pool, member, { before: '40', limit: 21 })).toHaveLength(21);
  expect(await selectRedemptions(pool, member, page)).toHaveLength(5);
  expect(await countTaken(pool, member, 1n)).toBe(5);
  expect(await selectByKey(pool, member, crypto.randomUUID())).toBeNull();
  expect(await sumConverted(pool, member, Temporal.Instant.from('2026-01-01T00:00:00Z'))).toBe(0n);
  await inTransaction(pool, async (tx) => {
    expect((await lockAccounts(tx, [member, '100778'])).size).toBe(2);
    expect(await selectEarnings(tx, [member])).toHaveLength(5);
    expect(await hasMoved(tx, member, 'fact:777')).toBe(true);
  });
  const after = await rowsRead(pool, ...TABLES);
  expect(after.full).toBe(before.full);
  expect(after.fetched - before.fetched).toBeLessThan(120);
});
