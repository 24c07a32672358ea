import type { Deps, Module } from '../../module.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import { everyRow, presentPage } from '../../platform/paging.ts';
import type { Credentials } from '../credentials/index.ts';
import type { Members } from '../member/index.ts';
import type { HandOver, Sessions } from '../sessions/index.ts';
import type { Devices, Throttle } from '../throttle/index.ts';
import type { Verification } from '../verification/index.ts';
import { createRecoveryAdmin, type RecoveryAdmin } from './recovery.admin.ts';
import { presentSignIn } from './recovery.present.ts';
import { recoveryAdminRoutes } from './recovery.admin.routes.ts';
import { recoveryRoutes } from './recovery.routes.ts';
import { type SecurityCentreRules, securityCentreRoutes } from './security-centre.routes.ts';

export type Recovery = Module & { admin: RecoveryAdmin };

type Needs = {
  members: Members;
  settings: () => Promise<SecurityCentreRules>;
  throttle: Throttle & { devices: Devices };
  sessions: Sessions & { handOver: HandOver };
  verification: Verification;
  credentials: Credentials;
  record: RecordByHand;
  bankAccountsOf: (memberId: string) => Promise<number>;
};

/** How members keep their accounts, and get them back. */
export function createRecovery({ pool }: Pick<Deps, 'pool'>, needs: Needs): Recovery {
  const { verification, credentials } = needs;
  const { passwords, authenticators, sensitive } = credentials;
  const shared = { pool, ...needs, ...verification, passwords };
  const admin = createRecoveryAdmin({ ...shared, authenticators });
  return {
    name: 'recovery',
    admin,
    personalData: async (memberId) => ({
      signIns: await everyRow(async (wish) => presentPage(await admin.signIns(memberId, wish), presentSignIn)),
    }),
    adminRoutes: (app) => recoveryAdminRoutes(app, admin),
    routes: (app) => {
      recoveryRoutes(app, shared);
      securityCentreRoutes(app, { ...shared, sensitive });
    },
  };
}
