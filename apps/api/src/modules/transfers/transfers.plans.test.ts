import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectSentSince, selectTransfers } from './member-transfers.repo.ts';
import { selectByIdempotencyKey, selectMoves, selectOpen, selectUnderWay } from './moves.repo.ts';
import { createWorld, VENDOR, type World } from './testing/world.ts';
import { selectAtVendors, selectAutomatic, selectWallets } from './wallets.repo.ts';

let world: World;
const MEMBER = '100125';
const now = Temporal.Now.instant();

// 250 members with a hundred moves and transfers each, as after a year; nearly all of them settled.
beforeAll(async () => {
  world = await createWorld();
  await world.owner(
    `INSERT INTO transfers.move
       (member_id, vendor, currency, direction, amount, state, cause, reference, idempotency_key, balance, played,
        created_at, updated_at)
     SELECT 100000 + n % 250, '${VENDOR}', 'LAK', 'out', 1000, 'confirmed', 'member', 'r' || n, 'k' || n, 0, 0,
       now() - n * interval '5 minutes', now()
     FROM generate_series(1, 25000) AS n`,
  );
  await world.owner(
    `INSERT INTO transfers.member_transfer (from_member, to_member, direction, currency, amount, idempotency_key, at)
     SELECT 100000 + n % 250, 200000 + n % 250, 'up', 'LAK', 1000, 'k' || n, now() - n * interval '5 minutes'
     FROM generate_series(1, 25000) AS n`,
  );
  await world.owner(
    `INSERT INTO transfers.vendor_wallet (member_id, vendor, currency, changed_at)
     SELECT 100000 + n, '${VENDOR}', 'LAK', now() FROM generate_series(1, 10000) AS n`,
  );
  await world.owner('ANALYZE transfers.move; ANALYZE transfers.member_transfer; ANALYZE transfers.vendor_wallet');
});

afterAll(() => world.close());

test('every query of a page, a move or a job reads few rows, each by an index', async () => {
  const before = await rowsRead();
  const { pool } = world;
  await selectUnderWay(pool, MEMBER);
  await selectByIdempotencyKey(pool, MEMBER, 'k1');
  await selectOpen(pool, now, 500);
  await selectWallets(pool, MEMBER);
  await selectAutomatic(pool, now, null, 200);
  await selectAtVendors(pool, MEMBER, 'LAK');
  await selectSentSince(pool, MEMBER, 'LAK', now.subtract({ hours: 24 }));
  const after = await rowsRead();
  expect(after.full).toBe(before.full);
  expect(after.fetched - before.fetched).toBeLessThan(40);
});

test('a list reads only its own member’s rows', async () => {
  const before = await rowsRead();
  const page = { limit: 10, offset: 0 };
  expect((await selectMoves(world.pool, MEMBER, page)).total).toBe(100);
  const all = { ...page, way: null, other: null };
  expect((await selectTransfers(world.pool, MEMBER, all)).total).toBe(100);
  const after = await rowsRead();
  expect(after.full).toBe(before.full);
  expect(after.fetched - before.fetched).toBeLessThan(300);
});

async function rowsRead(): Promise<{ full: number; fetched: number }> {
  await world.pool.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await world.owner(
    `SELECT sum(seq_scan)::integer AS full, sum(idx_tup_fetch)::integer AS fetched
     FROM pg_stat_user_tables WHERE schemaname = 'transfers'`,
  );
  return rows[0] as { full: number; fetched: number };
}
