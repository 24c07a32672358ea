import {
  addFavourite,
  favouriteIds,
  favouriteList,
  type GameType,
  jackpots,
  type Language,
  recentList,
  removeFavourite,
  winnerBoard,
} from '@champa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { Catalogue, CatalogueGame } from '../catalogue/index.ts';
import type { Favourites } from './favourites.service.ts';
import type { Pots } from './pots.service.ts';
import type { Recents } from './recents.service.ts';
import type { Winners } from './winners.service.ts';

export type MyGamesRoutesNeeds = {
  pool: Pool;
  catalogue: Pick<Catalogue, 'openGames' | 'presentGame'>;
  defaultLanguage: () => Promise<Language>;
  favourites: Favourites;
  recents: Recents;
  winners: Winners;
  pots: Pots;
};

type Wish = { gameType?: GameType | undefined; vassalage?: string | undefined; language?: Language | undefined };

export function myGamesRoutes(
  app: FastifyInstance,
  { pool, catalogue, defaultLanguage, favourites, recents, winners, pots }: MyGamesRoutesNeeds,
): void {
  route(app, favouriteIds, async ({ principal }) => ({
    ids: (await favourites.nodes(pool, principal.memberId)).map(String),
  }));

  route(app, favouriteList, async ({ principal, query, request }) => {
    const games = chosen(await favourites.nodes(pool, principal.memberId), query);
    const page = pageOf(games, query.pageNo, query.pageSize);
    return { ...page, content: await present(page.content, query, request) };
  });

  route(app, addFavourite, async ({ principal, body }) => {
    await favourites.requireKeepable(principal, body.nodeId);
    await inTransaction(pool, (tx) => favourites.add(tx, principal, body.nodeId));
    return {};
  });

  route(app, removeFavourite, async ({ principal, params }) => {
    await inTransaction(pool, (tx) => favourites.remove(tx, principal, params.nodeId));
    return {};
  });

  route(app, recentList, async ({ principal, query, request }) => {
    const games = chosen(await recents.nodes(pool, principal.memberId), query);
    const { content, totalPages } = pageOf(games, query.page, query.pageSize);
    return { list: await present(content, query, request), totalPages };
  });

  route(app, winnerBoard, async ({ query, request }) => ({
    list: await winners.list(query.gameCategory, query.limitNum, await languageFor(query, request)),
  }));

  route(app, jackpots, async ({ query, request }) => ({ list: await pots.list(await languageFor(query, request)) }));

  /** Those of a member's games that can be opened and match the filters. */
  function chosen(nodeIds: readonly bigint[], { gameType, vassalage }: Wish): CatalogueGame[] {
    return catalogue
      .openGames(nodeIds)
      .filter((game) => gameType === undefined || game.gameType === gameType)
      .filter((game) => vassalage === undefined || game.vendor.vassalage === vassalage);
  }

  async function present(games: readonly CatalogueGame[], wish: Wish, request: FastifyRequest) {
    const language = await languageFor(wish, request);
    return games.map((game) => catalogue.presentGame(game, language));
  }

  async function languageFor({ language }: Wish, request: FastifyRequest): Promise<Language> {
    return language ?? languageOf(request, await defaultLanguage());
  }
}

function pageOf(games: readonly CatalogueGame[], pageNo: number, pageSize: number) {
  const start = (pageNo - 1) * pageSize;
  return {
    content: games.slice(start, start + pageSize),
    pageNum: pageNo,
    totalPages: Math.ceil(games.length / pageSize),
  };
}
