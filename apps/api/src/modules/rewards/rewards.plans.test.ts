import { randomUUID } from 'node:crypto';
import { SCALE } from '@champa/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Player } from '../vendors/testing/player.ts';
import { createRewardsWorld, idOf, type RewardsWorld } from './testing/world.ts';

let world: RewardsWorld;
let player: Player;

beforeAll(async () => {
  world = await createRewardsWorld();
  await world.fund('tests', 1_000_000n * SCALE);
  player = await world.addPlayer({ balance: 0n });
  for (let n = 0; n < 3; n++) await world.give(player, { how: 'credit' });
});
afterAll(() => world.close());

test('giving, claiming and every list of the reward centre find what they need by index', async () => {
  const before = await fullScans();
  const id = idOf(await world.give(player, { expiresAt: world.now().add({ minutes: 1 }) }));
  await world.give(player, { claimableFrom: world.now().add({ hours: 1 }) });
  for (const path of ['', '/coming', '/history']) await world.call(player, 'GET', `/api/rewards${path}`);
  await world.call(player, 'POST', `/api/rewards/gift:${id}/claim`, { idempotencyKey: randomUUID() });
  await world.runJob('rewards_expire');
  await world.runJob('rewards_announce', { memberId: player.memberId });
  expect(await fullScans()).toBe(before);
});

/** How often the tables were read in full. The statements ask on a database that knows nothing of their sizes. */
async function fullScans(): Promise<number> {
  await world.pool.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await world.pool.query<{ times: number }>(
    `SELECT sum(seq_scan)::integer AS times FROM pg_stat_user_tables WHERE schemaname = 'rewards' AND relname IN ('gift', 'budget')`,
  );
  return rows[0]!.times;
}
