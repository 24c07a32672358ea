import type { Deps, Module } from '../../module.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import { everyRow, presentPage } from '../../platform/paging.ts';
import { createLimitsAdmin, type LimitsAdmin } from './limits.admin.ts';
import { presentChange } from './limits.present.ts';
import { limitsAdminRoutes } from './limits.admin.routes.ts';
import { limitsRoutes } from './limits.routes.ts';
import { createLimitsService, type LimitsNeeds, type LimitsService } from './limits.service.ts';
import { createSessionPlay, type SessionPlayNeeds } from './session-play.service.ts';

export type Limits = Module &
  Pick<
    LimitsService,
    | 'requirePlay'
    | 'requireDeposit'
    | 'requireVendorMoney'
    | 'notePlay'
    | 'mayReceive'
    | 'exclusionOf'
    | 'isExcluded'
    | 'stakeLimits'
    | 'restricted'
    | 'safety'
  > & {
    service: Pick<LimitsService, 'overview' | 'history' | 'exclude'>;
    admin: LimitsAdmin;
  };

type Needs = Omit<LimitsNeeds, 'pool' | 'clock'> & Pick<SessionPlayNeeds, 'playedSince'> & { record: RecordByHand };

/** Responsible play: limits, pauses and exclusion that members set for themselves. */
export function createLimits({ pool, clock }: Pick<Deps, 'pool' | 'clock'>, needs: Needs): Limits {
  const service = createLimitsService({ pool, clock, ...needs });
  const sessionPlay = createSessionPlay({ pool, clock, ...needs, openedAt: needs.sessions.openedAt });
  const admin = createLimitsAdmin({ service, record: needs.record });
  return {
    name: 'limits',
    service,
    admin,
    personalData: async (memberId) => ({
      limits: await service.overview(memberId),
      changes: await everyRow(async (wish) => presentPage(await service.changes(memberId, wish), presentChange)),
    }),
    forget: {
      // Whoever is excluded has to be known, so that they are kept out.
      open: async (db, memberId) => ((await service.isExcluded(db, memberId)) ? ['exclusion'] : []),
    },
    adminRoutes: (app) => limitsAdminRoutes(app, { admin, service }),
    requirePlay: service.requirePlay,
    requireDeposit: service.requireDeposit,
    requireVendorMoney: service.requireVendorMoney,
    notePlay: service.notePlay,
    mayReceive: service.mayReceive,
    exclusionOf: service.exclusionOf,
    isExcluded: service.isExcluded,
    stakeLimits: service.stakeLimits,
    restricted: service.restricted,
    safety: service.safety,
    routes: (app) => limitsRoutes(app, { service, sessionPlay }),
    jobs: [{ name: 'limits_drop_days', cron: '50 19 * * *', run: service.dropOldDays }],
  };
}
