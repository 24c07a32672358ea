import { randomUUID } from 'node:crypto';
import { SCALE } from '@champa/money';
import { rowsRead } from '@champa/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Player } from '../vendors/testing/player.ts';
import { createRewardsWorld, idOf, type RewardsWorld } from './testing/world.ts';

const TABLES = ['rewards.gift', 'rewards.budget'];
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
  // On a database without statistics of its tables.
  const before = await rowsRead(world.pool, ...TABLES);
  const id = idOf(await world.give(player, { expiresAt: world.now().add({ minutes: 1 }) }));
  await world.give(player, { claimableFrom: world.now().add({ hours: 1 }) });
  for (const path of ['', '/coming', '/history']) await world.call(player, 'GET', `/api/rewards${path}`);
  await world.call(player, 'POST', `/api/rewards/gift:${id}/claim`, { idempotencyKey: randomUUID() });
  await world.runJob('rewards_expire');
  await world.runJob('rewards_announce', { memberId: player.memberId });
  expect((await rowsRead(world.pool, ...TABLES)).full).toBe(before.full);
});
