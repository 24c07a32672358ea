import type { ComingReward, PastReward, Reward } from '@champa/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRewardsWorld, type RewardsWorld } from './testing/world.ts';

let world: RewardsWorld;
beforeAll(async () => {
  world = await createRewardsWorld();
});
afterAll(() => world.close());

test('a demo member has gifts in every state, once, however often it is seeded', async () => {
  const player = await world.addPlayer();
  for (let times = 0; times < 2; times += 1) await world.rewards.seedDemoMember(player.memberId);
  const get = async <T>(path: string) =>
    (await world.call<{ list: T[] }>(player, 'GET', `/api/rewards${path}`)).value.list;
  expect(await get<Reward>('')).toHaveLength(3);
  expect(await get<ComingReward>('/coming')).toHaveLength(2);
  const states = (await get<PastReward>('/history')).map(({ state }) => state);
  expect(states.toSorted()).toEqual(['claimed', 'credited', 'expired', 'taken_back']);
  expect((await world.rewards.budgets.verify()).broken).toEqual([]);
});
