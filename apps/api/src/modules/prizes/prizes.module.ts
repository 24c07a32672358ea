import { randomBytes } from 'node:crypto';
import type { Deps, Module } from '../../module.ts';
import { createDraws } from './draws.service.ts';
import { createEnvelopes, type Envelopes } from './envelopes.service.ts';
import { createGames, type Games } from './games.service.ts';
import type { PrizesNeeds } from './needs.ts';
import { createPrizePlans } from './prize-plans.ts';
import { createPrizesAdmin, type PrizesAdmin } from './prizes.admin.ts';
import { createPrizesJobs } from './prizes.jobs.ts';
import { prizesAdminRoutes } from './prizes.admin.routes.ts';
import { prizesRoutes } from './prizes.routes.ts';
import { seedDemoGames, seedDemoMember } from './prizes.seed.ts';
import { createPrizesService } from './prizes.service.ts';
import { createEntering, createRaffles, type Raffles } from './raffles.service.ts';
import { createRains, type Rains } from './rains.service.ts';
import { createSaveGame } from './save-game.ts';
import { createTickets, type Tickets } from './tickets.service.ts';

export type Prizes = Module & {
  /** Adds tickets of a prize game in the caller's transaction; once for each cause. */
  addTickets: Tickets['add'];
  /** Gives a member a red envelope in the caller's transaction; once for each cause. */
  giveEnvelope: Envelopes['give'];
  games: Games;
  admin: PrizesAdmin;
  rains: Rains;
  raffles: Raffles;
  budgetLeft: PrizesNeeds['budgetLeft'];
  /** Adds the demo's games with their budgets; existing ones stay. */
  seedDemo: () => Promise<void>;
  /** Adds tickets and an envelope for a demo member. */
  seedDemoMember: (memberId: string) => Promise<void>;
};

/** Prize games: wheel, golden egg, red envelopes and their rain, raffle; drawn so that everybody can verify it. */
export function createPrizes(
  { pool, clock, log, live }: Pick<Deps, 'pool' | 'clock' | 'log' | 'live'>,
  given: Omit<PrizesNeeds, 'pool' | 'clock' | 'log' | 'live' | 'randomBytes'> &
    Partial<Pick<PrizesNeeds, 'randomBytes'>>,
): Prizes {
  const needs: PrizesNeeds = { randomBytes, ...given, pool, clock, log, live };
  const games = createGames(needs);
  const saveGame = createSaveGame(needs);
  const raffles = createRaffles(needs);
  const tickets = createTickets({ pool, clock, enterRaffle: createEntering(clock) });
  const draws = createDraws({ ...needs, tickets });
  const envelopes = createEnvelopes({ ...needs, draws });
  const rains = createRains(needs);
  const admin = createPrizesAdmin({ ...needs, saveGame, tickets, envelopes, rains });
  const service = createPrizesService({ ...needs, games, tickets, draws, envelopes, rains, raffles });
  const prizes: Prizes = {
    name: 'prizes',
    addTickets: tickets.add,
    giveEnvelope: envelopes.give,
    games,
    admin,
    rains,
    raffles,
    budgetLeft: needs.budgetLeft,
    plans: [createPrizePlans({ pool, clock, saveGame })],
    adminRoutes: (app) => prizesAdminRoutes(app, { admin, games }),
    routes: (app) => prizesRoutes(app, { service, defaultLanguage: needs.defaultLanguage }),
    jobs: createPrizesJobs({ live, tickets, envelopes, rains, raffles }),
    seedDemo: () => seedDemoGames({ ...needs, saveGame }, prizes),
    seedDemoMember: (memberId) => seedDemoMember(pool, prizes, memberId),
  };
  return prizes;
}
