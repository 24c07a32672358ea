import * as z from 'zod/mini';
import { Id, Instant, Language, Nothing, Decimal, queryInteger } from './common.ts';
import { Game, GameCategory, GameType } from './games.ts';
import { operation } from './operation.ts';

const narrowed = {
  gameType: z.optional(GameType),
  vassalage: z.optional(z.string().check(z.maxLength(40))),
  language: z.optional(Language),
  // Clients of the trade send it; with one platform it selects nothing.
  clientType: z.optional(z.string()),
  platform: z.optional(z.string()),
};

export const favouriteIds = operation({
  id: 'favouriteIds',
  method: 'GET',
  path: '/api/favourites/ids',
  access: 'member',
  summary: 'Node ids of the member’s favourites, newest first',
  value: z.object({ ids: z.array(Id) }),
});

export const favouriteList = operation({
  id: 'favouriteList',
  method: 'GET',
  path: '/api/favourites',
  access: 'member',
  summary: 'The member’s favourite games that are open, newest first',
  query: z.object({
    ...narrowed,
    pageNo: z._default(queryInteger(1, 100_000), 1),
    pageSize: z._default(queryInteger(1, 999), 28),
  }),
  value: z.object({ content: z.array(Game), pageNum: z.int(), totalPages: z.int() }),
});

export const addFavourite = operation({
  id: 'addFavourite',
  method: 'POST',
  path: '/api/favourites',
  access: 'member',
  summary: 'Adds a game to the favourites; one that is there stays as it is',
  body: z.object({ nodeId: Id, vendor: z.optional(z.string().check(z.maxLength(40))), gameType: z.optional(GameType) }),
  value: Nothing,
  errors: ['GAME_NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED', 'TOO_MANY_FAVOURITES'],
});

export const removeFavourite = operation({
  id: 'removeFavourite',
  method: 'DELETE',
  path: '/api/favourites/{nodeId}',
  access: 'member',
  summary: 'Takes a game out of the favourites; one that is not there is no error',
  params: z.object({ nodeId: Id }),
  value: Nothing,
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

export const recentList = operation({
  id: 'recentList',
  method: 'GET',
  path: '/api/games/recent',
  access: 'member',
  summary: 'The games the member opened last, each once',
  query: z.object({
    ...narrowed,
    page: z._default(queryInteger(1, 100_000), 1),
    pageSize: z._default(queryInteger(1, 100), 21),
  }),
  value: z.object({ list: z.array(Game), totalPages: z.int() }),
});

/** A win on the board. `player` is masked, so it identifies nobody. */
export const Winner = z.object({
  player: z.string(),
  game: Game,
  vo: z.object({ winAmount: Decimal, currency: z.string() }),
  at: Instant,
});
export type Winner = z.infer<typeof Winner>;

export const winnerBoard = operation({
  id: 'winnerBoard',
  method: 'GET',
  path: '/api/games/winners',
  access: 'public',
  summary: 'The highest wins of the last days, highest first',
  query: z.object({
    gameCategory: z._default(z.union([z.literal('ALL'), GameCategory]), 'ALL'),
    limitNum: z._default(queryInteger(1, 100), 20),
    language: z.optional(Language),
  }),
  value: z.object({ list: z.array(Winner) }),
});

/**
 * A progressive pot: `amount` is what is in it, as last reported by its vendor. A must-hit-by pot is won before it holds
 * `wonBefore`; null for any other.
 */
export const JackpotPot = z.object({
  code: z.string(),
  name: z.string(),
  amount: Decimal,
  wonBefore: z.nullable(Decimal),
  currency: z.string(),
  game: z.nullable(Game),
  updatedAt: Instant,
});
export type JackpotPot = z.infer<typeof JackpotPot>;

export const jackpots = operation({
  id: 'jackpots',
  method: 'GET',
  path: '/api/games/jackpots',
  access: 'public',
  summary: 'The progressive pots, largest first',
  query: z.object({ language: z.optional(Language) }),
  value: z.object({ list: z.array(JackpotPot) }),
});
