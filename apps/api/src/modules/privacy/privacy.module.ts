import type { Deps, Module } from '../../module.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import { privacyAdminRoutes } from './privacy.admin.routes.ts';
import { createPrivacyAdmin } from './privacy.admin.ts';

type Needs = { record: RecordByHand; modules: readonly Module[] };

/** Members' rights on their data. */
export function createPrivacy({ pool }: Pick<Deps, 'pool'>, needs: Needs): Module {
  const admin = createPrivacyAdmin({ pool, ...needs });
  return { name: 'privacy', adminRoutes: (app) => privacyAdminRoutes(app, admin) };
}
