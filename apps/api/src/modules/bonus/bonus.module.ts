import type { Balance, Language } from '@champa/contract';
import type { Deps, Module } from '../../module.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import { everyRow } from '../../platform/paging.ts';
import type { Guard } from '../approvals/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { createUnreadableAlarm } from '../../platform/stored.ts';
import { hasOpenBonus } from './forget.repo.ts';
import { type BonusAdmin, createBonusAdmin } from './bonus.admin.ts';
import { createBonusJobs } from './bonus.jobs.ts';
import { bonusAdminRoutes } from './bonus.admin.routes.ts';
import { bonusRoutes } from './bonus.routes.ts';
import { createOfferPlans } from './offer-plans.ts';
import { seedDemoOffers } from './bonus.seed.ts';
import { type BonusNeeds, type BonusService, createBonusService } from './bonus.service.ts';
import { createGrants, type Grants } from './grants.service.ts';

export type Bonuses = Module &
  Pick<Grants, 'grant' | 'requireOffer' | 'onCredited'> &
  Pick<BonusService, 'activeBonus' | 'requireNone' | 'withdraw'> & {
    service: BonusService;
    grants: Grants;
    admin: BonusAdmin;
    /** Adds the demo's offers; existing ones stay. */
    seedDemo: () => Promise<void>;
  };

type Needs = Pick<BonusNeeds, 'currencyOf' | 'names' | 'describeRounds'> & {
  ledger: Ledger;
  tell: Inbox['tell'];
  balanceOf: (memberId: string) => Promise<Balance>;
  defaultLanguage: () => Promise<Language>;
  record: RecordByHand;
  guard: Guard;
};

/** Bonus money: offers, wagering, and how a bonus ends. */
export function createBonuses(
  { pool, clock, live, log, metrics }: Pick<Deps, 'pool' | 'clock' | 'live' | 'log' | 'metrics'>,
  needs: Needs,
): Bonuses {
  const { tell, balanceOf, defaultLanguage } = needs;
  const alarm = createUnreadableAlarm(log, metrics);
  const grants = createGrants({ pool, clock, alarm, ...needs });
  const service = createBonusService({ pool, clock, grants, ...needs });
  const admin = createBonusAdmin({ pool, clock, alarm, grants, service, ...needs });
  return {
    name: 'bonus',
    admin,
    grants,
    service,
    grant: grants.grant,
    requireOffer: grants.requireOffer,
    onCredited: grants.onCredited,
    activeBonus: service.activeBonus,
    requireNone: service.requireNone,
    withdraw: service.withdraw,
    personalData: async (memberId) => {
      const language = await defaultLanguage();
      return { bonuses: await everyRow((wish) => service.page(memberId, wish, language)) };
    },
    forget: { open: async (db, memberId) => ((await hasOpenBonus(db, memberId)) ? ['bonuses'] : []) },
    adminRoutes: (app) => bonusAdminRoutes(app, { admin, service, ...needs }),
    routes: (app) => bonusRoutes(app, { service, defaultLanguage }),
    plans: [createOfferPlans({ pool, clock, alarm, ledger: needs.ledger })],
    jobs: createBonusJobs({ pool, live, service, tell, balanceOf }),
    seedDemo: () => seedDemoOffers(admin),
  };
}
