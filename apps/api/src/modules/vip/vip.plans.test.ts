import { createDatabase, rowsRead } from '@champa/testkit';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool, inTransaction, type Pool } from '../../platform/database.ts';
import {
  addToMonths,
  lockAfter,
  lockMembers,
  lockSetEnded,
  lockUnjudged,
  selectChanges,
  selectLevels,
  selectMember,
  selectMonths,
} from './vip.repo.ts';

const TABLES = ['vip.member', 'vip.month', 'vip.change'];
let database: Awaited<ReturnType<typeof createDatabase>>;
let pool: Pool;

const now = Temporal.Instant.from('2026-11-22T05:00:00Z');

// Twenty thousand members with six months and three changes each: nearly all are judged, and staff has set the rank of a few.
beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 1);
  await pool.query(`INSERT INTO vip.member (member_id, level, since, earned_since, judged, set_level, set_until)
    SELECT 100000 + n, n % 4, now(), '2026-01-01', CASE WHEN n % 400 = 0 THEN '2026-09-01' ELSE '2026-10-01' END::date,
      CASE WHEN n % 1000 = 0 THEN 3 END, CASE WHEN n % 1000 = 0 THEN '2026-11-01'::timestamptz END
    FROM generate_series(0, 19999) AS n`);
  await pool.query(`INSERT INTO vip.month (member_id, month, deposits, valid_bets)
    SELECT 100000 + n % 20000, '2026-05-01'::date + (n / 20000) * interval '1 month', 1, 1
    FROM generate_series(0, 119999) AS n`);
  await pool.query(`INSERT INTO vip.change (member_id, from_level, to_level, cause, actor, at)
    SELECT 100000 + n % 20000, 0, 1, 'growth', 'system', now() FROM generate_series(0, 59999) AS n`);
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query('ANALYZE vip.member, vip.month, vip.change').finally(() => owner.end());
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('members’ ranks, and members to be judged or unset, are found by an index, whatever other members there are', async () => {
  const member = '100777';
  const before = await rowsRead(pool, ...TABLES);
  expect(await selectMember(pool, member)).toMatchObject({ level: 1 });
  expect((await selectLevels(pool, [member, '100778'])).size).toBe(2);
  expect(await selectMonths(pool, [member], '2026-09-01')).toHaveLength(2);
  expect(await selectChanges(pool, member, { before: null, limit: 20 })).toHaveLength(3);
  await inTransaction(pool, async (tx) => {
    expect(await lockMembers(tx, [member, '100778'], { now, month: '2026-11-01' })).toHaveLength(2);
    await addToMonths(tx, [{ memberId: member, month: '2026-11-01', deposits: 1n, validBets: 1n }]);
    expect(await lockSetEnded(tx, now, 10)).toHaveLength(10);
    expect(await lockAfter(tx, '119000', 10)).toHaveLength(10);
    expect(await lockUnjudged(tx, '2026-10-01', 200)).toHaveLength(50);
  });
  const after = await rowsRead(pool, ...TABLES);
  expect(after.full).toBe(before.full);
  expect(after.fetched - before.fetched).toBeLessThan(300);
});
