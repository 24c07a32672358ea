import * as z from 'zod/mini';
import type { Deps, Module } from '../../module.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import { inTransaction } from '../../platform/database.ts';
import { everyRow, presentPage } from '../../platform/paging.ts';
import { type ChangesNeeds, createChanges } from './changes.service.ts';
import { createGrowth } from './growth.service.ts';
import { createVipAdmin, type VipAdmin } from './vip.admin.ts';
import { createRankPlans, RECOUNT } from './rank-plans.ts';
import { presentChangeForStaff } from './vip.present.ts';
import { replaceTable } from './vip.repo.ts';
import { vipAdminRoutes } from './vip.admin.routes.ts';
import { vipRoutes } from './vip.routes.ts';
import { demoTable } from './vip.seed.ts';
import { createVipService, type VipNeeds, type VipService } from './vip.service.ts';

export type Vip = Module &
  Pick<VipService, 'levelOf' | 'privilegesOf' | 'stateOf'> & {
    /** The consumer that turns facts into growth. */
    growth: ReturnType<typeof createGrowth>;
    admin: VipAdmin;
    /** Adds the demo's ranks, where there are none. */
    seedDemo: () => Promise<void>;
  };

type Needs = Pick<VipNeeds, 'isOffered' | 'brand'> &
  Pick<ChangesNeeds, 'tell' | 'note'> & {
    record: RecordByHand;
  };

const ByActor = z.object({ actor: z.string() });

/** VIP: ranks by members' deposits and play, and their privileges. */
export function createVip({ pool, clock, live }: Pick<Deps, 'pool' | 'clock' | 'live'>, needs: Needs): Vip {
  const service = createVipService({ pool, clock, ...needs });
  const changes = createChanges({ clock, live, ...needs, stateOf: service.stateOf });
  const growth = createGrowth({ pool, clock, changes, ...needs });
  const admin = createVipAdmin({ pool, clock, changes, ...needs });
  return {
    name: 'vip',
    levelOf: service.levelOf,
    privilegesOf: service.privilegesOf,
    stateOf: service.stateOf,
    growth,
    admin,
    seedDemo: async () => {
      if (await admin.table()) return;
      await inTransaction(pool, (tx) => replaceTable(tx, { ...demoTable, since: clock.now() }));
    },
    routes: (app) => vipRoutes(app, service),
    personalData: async (memberId) => ({
      ranks: await everyRow(async (wish) =>
        presentPage(await admin.changesPage(memberId, wish), presentChangeForStaff),
      ),
    }),
    adminRoutes: (app) => vipAdminRoutes(app, { admin }),
    plans: [createRankPlans({ pool, clock })],
    jobs: [
      ...changes.jobs,
      {
        name: RECOUNT,
        run: async (payload) => {
          await growth.recount(ByActor.parse(payload).actor);
        },
      },
      { name: 'vip_judge_months', cron: '12 * * * *', run: growth.judgeMonths },
      { name: 'vip_end_set', cron: '* * * * *', run: admin.endSet },
    ],
  };
}
