import type { Deps, Module } from '../../module.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { createEarning } from './earning.service.ts';
import { createJournal } from './journal.service.ts';
import { createMallService, type MallNeeds, type MallService } from './mall.service.ts';
import { createPointsAdmin, type PointsAdmin, type AdminNeeds } from './points.admin.ts';
import { selectBroken } from './points.repo.ts';
import { pointsRoutes } from './points.routes.ts';
import { seedDemoGoods, seedDemoMember } from './points.seed.ts';
import { createPointsService } from './points.service.ts';

/** Points for a gift, given in the giver's transaction; the same cause gives once. */
export type GiftOfPoints = {
  memberId: string;
  points: bigint;
  kind: 'gift';
  cause: string;
  /** What the gift is called, for the member's record. */
  reference: string;
};

export type Points = Module & {
  add: (tx: WriteHandle, gift: GiftOfPoints) => Promise<void>;
  /** What turns facts into points. */
  earning: ReturnType<typeof createEarning>;
  mall: MallService;
  admin: PointsAdmin;
  /** Members whose points do not add up: none, ever. */
  broken: (db: ReadHandle) => Promise<string[]>;
  /** The demo's goods, and a member who knows the mall. */
  seedDemo: (memberId: string) => Promise<void>;
};

type Needs = Omit<MallNeeds, 'pool' | 'clock' | 'journal'> & Pick<AdminNeeds, 'tell' | 'hasPicture'>;

/** Points: earned by paying in and playing, spent in the mall. */
export function createPoints({ pool, clock, live }: Pick<Deps, 'pool' | 'clock' | 'live'>, needs: Needs): Points {
  const journal = createJournal({ pool, clock, live });
  const shared = { pool, clock, journal, ...needs };
  const mall = createMallService(shared);
  const service = createPointsService(shared);
  const admin = createPointsAdmin({ ...shared, mall });
  return {
    name: 'points',
    earning: createEarning(shared),
    mall,
    admin,
    broken: selectBroken,
    add: async (tx, gift) => {
      await journal.move(tx, { ...gift, actor: 'system' });
    },
    seedDemo: async (memberId) => {
      await seedDemoGoods(pool, admin);
      await seedDemoMember({ pool, journal, mall, admin }, memberId);
    },
    routes: (app) => pointsRoutes(app, service, mall),
    jobs: journal.jobs,
  };
}
