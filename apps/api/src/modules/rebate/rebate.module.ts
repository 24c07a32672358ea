import type { Deps, Module } from '../../module.ts';
import type { RewardSource } from '../rewards/index.ts';
import { createRebateRewards } from './rebate.rewards.ts';
import { rebateRoutes } from './rebate.routes.ts';
import { createRebateService, type RebateNeeds } from './rebate.service.ts';

export type Rebate = Module & { rewards: RewardSource };

/** Rebates that members claim for their valid bets. */
export function createRebate(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  needs: Omit<RebateNeeds, 'pool' | 'clock'>,
): Rebate {
  const service = createRebateService({ pool, clock, ...needs });
  return {
    name: 'rebate',
    rewards: createRebateRewards(service),
    routes: (app) => rebateRoutes(app, service),
  };
}
