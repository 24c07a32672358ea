import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLimitsWorld, type LimitsWorld } from './testing/world.ts';

let world: LimitsWorld;

beforeAll(async () => {
  world = await createLimitsWorld();
});

afterAll(() => world.close());

test('play of a member without limits reads one index once, and nothing else', async () => {
  const guarded = await world.addPlayer();
  await world.limit(guarded, 'stake/month', '900');
  const player = await world.addPlayer();
  await world.vendor.bet(player);
  const before = await scans();
  for (let n = 0; n < 50; n++) await world.vendor.bet(player);
  const after = await scans();
  expect(after.guard - before.guard).toBe(50);
  expect({ ...after, guard: 0 }).toEqual({ ...before, guard: 0 });
});

test('play of a member with limits reads their rows by index', async () => {
  const player = await world.addPlayer();
  await world.limit(player, 'stake/month', '900');
  await world.limit(player, 'loss/week', '900');
  await world.vendor.bet(player);
  const { sequential } = await scans();
  for (let n = 0; n < 50; n++) await world.vendor.bet(player);
  expect((await scans()).sequential).toBe(sequential);
});

/** The number of index scans by table, and of full scans in all. */
async function scans(): Promise<Record<'guard' | 'member_limit' | 'day' | 'sequential', number>> {
  await world.pool.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await world.pool.query<{ relname: string; indexed: number; full: number }>(
    `SELECT relname, coalesce(idx_scan, 0)::integer AS indexed, seq_scan::integer AS full
     FROM pg_stat_user_tables WHERE schemaname = 'limits' AND relname IN ('guard', 'member_limit', 'day')`,
  );
  const indexed = Object.fromEntries(rows.map(({ relname, indexed: times }) => [relname, times]));
  const sequential = rows.reduce((sum, { full }) => sum + full, 0);
  return { ...(indexed as Record<'guard' | 'member_limit' | 'day', number>), sequential };
}
