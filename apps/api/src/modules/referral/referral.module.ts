import type { Deps, Module } from '../../module.ts';
import { referralRoutes } from './referral.routes.ts';
import { createReferralService, type ReferralNeeds, type ReferralService } from './referral.service.ts';

export type Referral = Module & Pick<ReferralService, 'noteRegistration' | 'isCode'>;

/** Members who bring members. */
export function createReferral(
  { pool, clock, config }: Pick<Deps, 'pool' | 'clock'> & { config: Pick<Deps['config'], 'PUBLIC_URL'> },
  needs: Omit<ReferralNeeds, 'pool' | 'clock' | 'siteUrl'>,
): Referral {
  const service = createReferralService({ pool, clock, siteUrl: config.PUBLIC_URL, ...needs });
  return {
    name: 'referral',
    noteRegistration: service.noteRegistration,
    isCode: service.isCode,
    routes: (app) => referralRoutes(app, service),
  };
}
