import type { Module } from '../../module.ts';
import { rewardsRoutes } from './rewards.routes.ts';
import { createRewardsService, type RewardsNeeds, type RewardsService } from './rewards.service.ts';

export type Rewards = Module & Pick<RewardsService, 'announce'>;

/** The reward centre: what members can claim, from whoever in the house gives it. */
export function createRewards(
  { live }: Pick<RewardsNeeds, 'live'>,
  { sources }: Pick<RewardsNeeds, 'sources'>,
): Rewards {
  const service = createRewardsService({ live, sources });
  return { name: 'rewards', announce: service.announce, routes: (app) => rewardsRoutes(app, service) };
}
