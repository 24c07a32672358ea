import type { Language } from '@champa/contract';
import type { Deps, Module } from '../../module.ts';
import { dayAt } from '../../platform/brand-calendar.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import { inTransaction } from '../../platform/database.ts';
import type { Fact, Facts } from '../facts/index.ts';
import type { Rewards } from '../rewards/index.ts';
import { createAwards } from './awards.service.ts';
import { type BoardsNeeds, type BoardsService, createBoardsService } from './boards.service.ts';
import { createCounting } from './counting.service.ts';
import { createCreation, type CreateMissions, type CreationNeeds } from './creation.service.ts';
import type { Brand } from './domain/counting.ts';
import { type CountedFact, countedKinds } from './domain/fact.ts';
import { createMissionsJobs } from './missions.jobs.ts';
import { missionsRoutes } from './missions.routes.ts';
import { seedDemoMissions } from './missions.seed.ts';
import { createMissionsService, type MissionsNeeds, type MissionsService } from './missions.service.ts';
import { createMissionsAdmin, type MissionsAdmin } from './missions.admin.ts';
import { createMissionPlans } from './mission-plans.ts';

export type Missions = Module & {
  service: MissionsService;
  boards: BoardsService;
  admin: MissionsAdmin;
  create: CreateMissions;
  /** Adds the demo's missions and boards; existing ones stay. */
  seedDemo: () => Promise<void>;
};

type Needs = Pick<MissionsNeeds, 'names' | 'joinedAt' | 'giftStates'> &
  Pick<BoardsNeeds, 'usernames'> &
  Pick<CreationNeeds, 'canGive' | 'whyNoFreeRounds'> & {
    record: RecordByHand;
    facts: Pick<Facts, 'follow' | 'catchUp'>;
    give: Rewards['give'];
    fund: Rewards['fund'];
    brand: () => Promise<Brand & { defaultLanguage: Language }>;
  };

/** Missions: what members do for rewards, counted from facts; and boards, on which they compete. */
export function createMissions(
  { pool, clock, log, live }: Pick<Deps, 'pool' | 'clock' | 'log' | 'live'>,
  { facts, give, fund, canGive, whyNoFreeRounds, brand, names, joinedAt, giftStates, usernames, record }: Needs,
): Missions {
  const timeZone = async (): Promise<string> => (await brand()).timeZone;
  const awards = createAwards({ pool, log, give });
  const service = createMissionsService({ pool, clock, brand, names, joinedAt, giftStates });
  const boards = createBoardsService({ pool, clock, awards, timeZone, usernames, catchUp: facts.catchUp });
  const create = createCreation({ clock, canGive, whyNoFreeRounds });
  const count = createCounting({ clock, awards, brand });
  facts.follow({ name: 'missions', kinds: countedKinds, handle: (tx, told) => count(tx, told.filter(isCounted)) });
  return {
    name: 'missions',
    service,
    boards,
    admin: createMissionsAdmin({ pool, create, record }),
    create,
    plans: createMissionPlans({ pool, clock, timeZone, canGive, whyNoFreeRounds }),
    seedDemo: async () => {
      const today = dayAt(clock.now(), await timeZone());
      await inTransaction(pool, (tx) => seedDemoMissions(tx, { create, fund, today }));
    },
    routes: (app) =>
      missionsRoutes(app, { missions: service, boards, defaultLanguage: async () => (await brand()).defaultLanguage }),
    jobs: createMissionsJobs({ live, missions: service, boards, awards }),
  };
}

function isCounted(fact: Fact): fact is Fact & CountedFact {
  return (countedKinds as readonly string[]).includes(fact.kind);
}
