import type { Deps, Module } from '../../module.ts';
import type { ReadHandle } from '../../platform/database.ts';
import { everyRow, presentPage } from '../../platform/paging.ts';
import { createEarning } from './earning.service.ts';
import { createGoodsPlans } from './goods-plans.ts';
import { forgetRecipients, hasOpenRedemption } from './forget.repo.ts';
import { createMallService, type MallNeeds, type MallService } from './mall.service.ts';
import { pointsAdminRoutes } from './points.admin.routes.ts';
import { createPointsAdmin, type PointsAdmin, type AdminNeeds } from './points.admin.ts';
import { presentMovementForStaff } from './points.present.ts';
import { selectBroken } from './points.repo.ts';
import { pointsRoutes } from './points.routes.ts';
import { seedDemoGoods, seedDemoMember } from './points.seed.ts';
import { createPointsService } from './points.service.ts';
import { createPutGoods, type PutGoodsNeeds } from './put-goods.ts';

export type Points = Module & {
  /** The consumer that turns facts into points. */
  earning: ReturnType<typeof createEarning>;
  mall: MallService;
  admin: PointsAdmin;
  /** Members whose points do not add up: always none. */
  broken: (db: ReadHandle) => Promise<string[]>;
  /** Adds the demo's goods, and redemptions of a member. */
  seedDemo: (memberId: string) => Promise<void>;
};

type Needs = Omit<MallNeeds, 'pool' | 'clock'> &
  Pick<AdminNeeds, 'tell' | 'record' | 'guard'> &
  Pick<PutGoodsNeeds, 'hasPicture'> & {
    usernames: (db: ReadHandle, memberIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  };

/** Points: earned by deposits and play, spent in the mall. */
export function createPoints({ pool, clock }: Pick<Deps, 'pool' | 'clock'>, needs: Needs): Points {
  const { journal } = needs;
  const shared = { pool, clock, ...needs };
  const mall = createMallService(shared);
  const service = createPointsService(shared);
  const putGoods = createPutGoods(shared);
  const admin = createPointsAdmin({ ...shared, mall, putGoods });
  return {
    name: 'points',
    earning: createEarning(shared),
    mall,
    admin,
    broken: selectBroken,
    seedDemo: async (memberId) => {
      await seedDemoGoods({ pool, admin, putGoods });
      await seedDemoMember({ pool, journal, mall, admin }, memberId);
    },
    routes: (app) => pointsRoutes(app, service, mall),
    personalData: async (memberId) => ({
      movements: await everyRow(async (wish) =>
        presentPage(await admin.movements(memberId, wish), presentMovementForStaff),
      ),
    }),
    forget: {
      open: async (db, memberId) => ((await hasOpenRedemption(db, memberId)) ? ['redemptions'] : []),
      now: forgetRecipients,
    },
    adminRoutes: (app) => pointsAdminRoutes(app, { admin, mall, usernames: (ids) => needs.usernames(pool, ids) }),
    plans: [createGoodsPlans({ pool, putGoods, hasPicture: needs.hasPicture })],
    jobs: journal.jobs,
  };
}
