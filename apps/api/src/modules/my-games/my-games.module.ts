import type { Language } from '@champa/contract';
import type { Deps, Module } from '../../module.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { createFavourites } from './favourites.service.ts';
import { forgetGames } from './forget.repo.ts';
import { myGamesRoutes } from './my-games.routes.ts';
import { createPots, type PotsNeeds } from './pots.service.ts';
import type { Recents } from './recents.service.ts';
import { createWinners, type WinnersNeeds } from './winners.service.ts';

type Sources = Pick<WinnersNeeds, 'listWins' | 'winsById' | 'usernames'> & Pick<PotsNeeds, 'listPots'>;

export type MyGamesNeeds = Sources & {
  recents: Recents;
  catalogue: Pick<Catalogue, 'findOpenGame' | 'openGames' | 'playedGame' | 'mixedGames' | 'presentGame'>;
  brand: () => Promise<{ currency: string; defaultLanguage: Language }>;
};

/** A member's favourites and recent games; the winner board and the pots. */
export function createMyGames(
  { pool, clock, log }: Pick<Deps, 'pool' | 'clock' | 'log'>,
  { recents, catalogue, brand, ...sources }: MyGamesNeeds,
): Module {
  const currency = async (): Promise<string> => (await brand()).currency;
  const defaultLanguage = async (): Promise<Language> => (await brand()).defaultLanguage;
  const favourites = createFavourites({
    clock,
    isOpen: async (nodeId) => (await catalogue.findOpenGame(nodeId, 'en')) !== null,
  });
  const winners = createWinners({
    pool,
    clock,
    log,
    catalogue,
    currency,
    ...sources,
  });
  const pots = createPots({ pool, clock, catalogue, currency, listPots: sources.listPots });
  return {
    name: 'my-games',
    forget: { now: forgetGames },
    routes: (app) => myGamesRoutes(app, { pool, catalogue, defaultLanguage, favourites, recents, winners, pots }),
    start: async () => winners.start(),
    stop: () => recents.drain(),
  };
}
