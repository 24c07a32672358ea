import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHub88Driver } from '../vendors/testing/hub88-driver.ts';
import type { Player } from '../vendors/testing/player.ts';
import { type BonusWorld, createBonusWorld } from './testing/world.ts';

let world: BonusWorld;

beforeAll(async () => {
  world = await createBonusWorld();
});

afterAll(() => world.close());

let rounds = 0;

async function play(player: Player, times: number): Promise<void> {
  const wire = createHub88Driver(world as never);
  for (let n = 0; n < times; n++) {
    rounds += 1;
    const [key, amount] = [`p${rounds}`, 1000n];
    await wire.bet(player, { key, round: key, amount });
    await wire.win(player, { key: `w${key}`, bet: key, round: key, amount, closes: true });
  }
}

test('play of a member who never had a bonus reads one index once a call, and nothing else', async () => {
  const holder = await world.addPlayer();
  await world.give(holder, await world.addOffer({ wageringFactor: 1000 }), 1_000_000n);
  await play(holder, 1);
  const player = await world.addPlayer();
  await play(player, 1);
  const before = await scans();
  await play(player, 25);
  const after = await scans();
  expect(after['holder']! - before['holder']!).toBe(50);
  expect({ ...after, holder: 0 }).toEqual({ ...before, holder: 0 });
});

test('play of a member with a bonus reads indexes only', async () => {
  const player = await world.addPlayer();
  await world.give(player, await world.addOffer({ wageringFactor: 1000 }), 1_000_000n);
  await play(player, 1);
  const { sequential } = await scans();
  await play(player, 25);
  expect((await scans())['sequential']).toBe(sequential);
});

/** The number of index scans by table, and of full scans in all. */
async function scans(): Promise<Record<string, number>> {
  await world.pool.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await world.pool.query<{ relname: string; indexed: number; full: number }>(
    `SELECT relname, coalesce(idx_scan, 0)::integer AS indexed, seq_scan::integer AS full
     FROM pg_stat_user_tables WHERE schemaname = 'bonus' AND relname IN ('holder', 'bonus', 'stake')`,
  );
  const indexed = Object.fromEntries(rows.map(({ relname, indexed: times }) => [relname, times]));
  return { ...indexed, sequential: rows.reduce((sum, { full }) => sum + full, 0) };
}
