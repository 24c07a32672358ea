import type { Deps, Module } from '../../module.ts';
import { privacyAdminRoutes } from './privacy.admin.routes.ts';
import { createPrivacyAdmin, type PrivacyAdmin, type PrivacyNeeds } from './privacy.admin.ts';

type Needs = Omit<PrivacyNeeds, 'pool' | 'clock'> & {
  usernames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/** Members' rights on their data. */
export function createPrivacy(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  needs: Needs,
): Module & { admin: PrivacyAdmin } {
  const admin = createPrivacyAdmin({ pool, clock, ...needs });
  return {
    name: 'privacy',
    admin,
    adminRoutes: (app) => privacyAdminRoutes(app, { admin, usernames: needs.usernames }),
    jobs: [{ name: 'privacy_erase_kept', cron: '25 20 * * *', run: admin.eraseKept }],
  };
}
