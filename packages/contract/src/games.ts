import * as z from 'zod/mini';
import { Decimal, Id, Instant, Language, queryInteger } from './common.ts';
import { operation } from './operation.ts';

/** Game types of vendors. In-house games are RNG vendors of an in-house account type, so INHOUSE is a category only. */
export const gameTypes = [
  'LIVE',
  'RNG',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'FISH',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  'JACKPOT',
  'MINI',
] as const;

export const GameType = z.enum(gameTypes);
export type GameType = z.infer<typeof GameType>;

/** The twelve areas of the lobby. */
export const GameCategory = z.enum([
  'LIVE',
  'RNG',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'FISH',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  'JACKPOT',
  'INHOUSE',
  'MINI',
]);
export type GameCategory = z.infer<typeof GameCategory>;

/** A game's record in the lobby. `isHot` 1 means hot, `supportPlay` 0 means that a free trial is offered. */
export const Game = z.object({
  nodeId: Id,
  gameId: z.string(),
  gameName: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameType: GameType,
  category: GameCategory,
  gameClassify: z.nullable(z.string()),
  gameCode: z.string(),
  isGame: z.enum(['GAME', 'VASSALAGE']),
  isHot: z.union([z.literal(0), z.literal(1)]),
  /** It cannot be opened now. Such a game is never hot and comes after those that can. */
  maintenance: z.boolean(),
  /** When the maintenance is planned to end; missing where that is not known. */
  maintenanceUntil: z.optional(Instant),
  supportPlay: z.union([z.literal(0), z.literal(1)]),
  minBet: z.nullable(Decimal),
  lines: z.nullable(z.int()),
  rtp: z.nullable(z.string()),
  /** Path of the cover without size and extension: `${icon}-240.avif`. Widths: `coverWidths`. */
  icon: z.string(),
  /** A CSS background to show until the cover has loaded. */
  placeholder: z.string(),
});
export type Game = z.infer<typeof Game>;

export const gameFilters = ['NEW', 'FAV', 'ALL', 'HOT', 'RECENT'] as const;

export const games = operation({
  id: 'games',
  method: 'GET',
  path: '/api/games',
  access: 'public',
  summary: 'A page of games by category, vendor, classify and name',
  query: z.object({
    category: z.optional(GameCategory),
    gameType: z.optional(GameType),
    vassalage: z.optional(z.string().check(z.maxLength(40))),
    gameClassify: z.optional(z.string().check(z.maxLength(20))),
    gameName: z.optional(z.string().check(z.maxLength(80))),
    filter: z._default(z.enum(['ALL', 'NEW', 'HOT']), 'ALL'),
    /** Slots with at least this minimum bet or number of lines. */
    minBet: z.optional(Decimal),
    minLines: z.optional(queryInteger(1, 10_000)),
    pageNo: z._default(queryInteger(1, 100_000), 1),
    pageSize: z._default(queryInteger(1, 100), 28),
    language: z.optional(Language),
    // Clients of the trade send it; with one platform it selects nothing.
    clientType: z.optional(z.string()),
    platform: z.optional(z.string()),
    merchant: z.optional(z.string()),
  }),
  value: z.object({ games: z.array(Game), totalPages: z.int(), total: z.int() }),
});

export const hotList = operation({
  id: 'hotList',
  method: 'GET',
  path: '/api/games/hot',
  access: 'public',
  summary: 'The hot games, best first',
  query: z.object({
    gameType: z.optional(GameType),
    vassalage: z.optional(z.string().check(z.maxLength(40))),
    limit: z._default(queryInteger(1, 100), 21),
    language: z.optional(Language),
    merchantCode: z.optional(z.string()),
    isPlatform: z.optional(z.string()),
    platform: z.optional(z.string()),
  }),
  value: z.object({ list: z.array(Game) }),
});

export const VendorCard = z.object({
  vassalage: z.string(),
  displayName: z.string(),
  gameType: GameType,
  accountTypeName: z.string(),
  lagerIcon: z.string(),
  games: z.int(),
});
export type VendorCard = z.infer<typeof VendorCard>;

/** One lobby category: an area with its vendors and its classes of games. */
export const VendorLane = z.object({
  gameCategory: GameCategory,
  games: z.int(),
  cards: z.array(VendorCard),
  gameClassify: z.array(z.object({ code: z.string(), vendors: z.array(z.string()) })),
});
export type VendorLane = z.infer<typeof VendorLane>;

export const gameVendor = operation({
  id: 'gameVendor',
  method: 'GET',
  path: '/api/games/vendors',
  access: 'public',
  summary: 'The lanes of the lobby: areas, their vendors and classes',
  query: z.object({ platform: z.optional(z.string()), language: z.optional(Language) }),
  value: z.object({ lanes: z.array(VendorLane) }),
});

export const gameLaunch = operation({
  id: 'gameLaunch',
  method: 'GET',
  path: '/api/games/launch',
  access: 'member',
  summary: 'Opens a session of a game at its vendor and answers the address to show',
  query: z.object({
    nodeId: Id,
    /** `1`: free play in the currency XXX, which never touches the wallet. */
    trial: z._default(z.enum(['0', '1']), '0'),
    device: z._default(z.enum(['desktop', 'mobile']), 'desktop'),
    language: z.optional(Language),
    lobbyUrl: z.optional(z.url().check(z.maxLength(500))),
  }),
  /** `site`: a page of the site itself: a lottery's page, or the list of the vendor that the title stands for. */
  value: z.object({ url: z.url(), mode: z.enum(['frame', 'window', 'site']), game: Game }),
  errors: [
    'PLAY_LOCKED',
    'PLAY_TIME_OUT',
    'SELF_EXCLUDED',
    'SESSION_TIME_REACHED',
    'PLAY_LIMIT_REACHED',
    'TRANSFER_UNDER_WAY',
    'VENDOR_WALLET_UNAVAILABLE',
    'GAME_NOT_FOUND',
    'GAME_MAINTENANCE',
    'TRIAL_NOT_OFFERED',
    'TRUE_ACCOUNT_REQUIRED',
    'ACCOUNT_DISABLED',
  ],
});
