import type { Deps, Module } from '../../module.ts';
import { rebateRoutes } from './rebate.routes.ts';
import { createRebateService, type RebateNeeds, type RebateService } from './rebate.service.ts';

export type Rebate = Module & Pick<RebateService, 'claim' | 'claimable'>;

/** Rebates that members claim for their valid bets. */
export function createRebate(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  needs: Omit<RebateNeeds, 'pool' | 'clock'>,
): Rebate {
  const service = createRebateService({ pool, clock, ...needs });
  return {
    name: 'rebate',
    claim: service.claim,
    claimable: service.claimable,
    routes: (app) => rebateRoutes(app, service),
  };
}
