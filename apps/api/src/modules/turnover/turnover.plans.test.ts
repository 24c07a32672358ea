import { createDatabase, rowsRead } from '@champa/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool, type Pool } from '../../platform/database.ts';
import { stakedBetween } from '../vendors/index.ts';
import { selectOpen } from './turnover.repo.ts';

const TABLES = ['vendors.round', 'turnover.wagering_requirement'];
let database: Awaited<ReturnType<typeof createDatabase>>;
let pool: Pool;
const MEMBER = '100100';

// Two hundred members with three hundred rounds each, one a minute; each has two deposits, one of them in the last
// hour.
beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 1);
  const client = await pool.connect();
  await client.query('SET ROLE NONE');
  await client.query(
    `INSERT INTO vendors.round
       (id, member_id, account, vendor_id, ref, currency, game_code, closed, stake, win, bets, cancelled_bets, open_bets,
        started_at, updated_at)
     SELECT nextval('vendors.round_id'), 100000 + n / 300, 1 + n / 300, 1, n::text, 'LAK', 'g', n % 50 <> 0, 100, 0, 1, 0, 0,
            timestamptz '2026-07-01T00:00Z' + n % 300 * interval '1 minute', now()
       FROM generate_series(0, 59999) AS n`,
  );
  await client.query(
    `INSERT INTO turnover.wagering_requirement (member_id, cause, currency, deposited, required, since, closed_at, outcome)
     SELECT 100000 + n / 50, n, 'LAK', 100, 100, timestamptz '2026-07-01T04:00Z' + n % 50 * interval '1 minute',
            CASE WHEN n % 50 < 48 THEN now() END, CASE WHEN n % 50 < 48 THEN 'met' END
       FROM generate_series(0, 9999) AS n`,
  );
  client.release();
  await pool.query('SELECT 1');
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('open wagering requirements and the stakes since are read by index, and no earlier round is read', async () => {
  const before = await rowsRead(pool, ...TABLES);
  const open = await selectOpen(pool, MEMBER);
  expect(open).toHaveLength(2);
  const staked = await stakedBetween(
    pool,
    MEMBER,
    'LAK',
    open.map(({ since }) => since),
  );
  // From 04:48 to 04:49 one round, then eleven; every fiftieth of all is still open (that of 04:10 is the last).
  expect(staked).toEqual([
    { settled: 100n, open: 0n },
    { settled: 1100n, open: 0n },
  ]);
  const after = await rowsRead(pool, ...TABLES);
  expect(after.full).toBe(before.full);
  expect(after.fetched - before.fetched).toBeLessThan(30);
});
