import * as z from 'zod/mini';
import { Decimal, Id, Instant, Language, queryInteger } from './common.ts';
import { operation } from './operation.ts';

/** Lottery (specification, sections 2, 3 and 7). packages/lottery defines plays, results and prizes for server and browser. */

export const LotteryGameCode = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));
export const LotteryPrizeMode = z.enum(['LOTT', 'ZY', 'ELOTT', 'SEA']);

/** Families of games in packages/lottery: each has its own results and plays. */
export const LotteryFamily = z.enum([
  'vn_north',
  'vn_central',
  'vn_south',
  'thai',
  'lao',
  'hanoi',
  'five_digits',
  'three_digits',
  'k3',
  'eleven_five',
  'pk10',
  'mark_six',
  'dragon_tiger',
]);
export type LotteryFamily = z.infer<typeof LotteryFamily>;

/** The lottery pages of the site, by the lobby's vendor. */
export const LotteryArea = z.enum(['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT']);
export type LotteryArea = z.infer<typeof LotteryArea>;

/** `void`: stakes were returned. All phases between locked and settled are shown as `drawing`, so nobody learns more. */
export const DrawPhase = z.enum(['open', 'locked', 'drawing', 'settled', 'void']);
export type DrawPhase = z.infer<typeof DrawPhase>;

/** A draw. The result is null until all its tickets are settled; then it is a result of packages/lottery. */
export const LotteryDraw = z.object({
  id: Id,
  gameCode: z.string(),
  number: z.string(),
  closesAt: Instant,
  drawsAt: Instant,
  phase: DrawPhase,
  result: z.nullable(z.unknown()),
  /** Above 1: the result was corrected. */
  revision: z.int(),
});
export type LotteryDraw = z.infer<typeof LotteryDraw>;

export const LotteryGame = z.object({
  code: z.string(),
  vassalage: LotteryArea,
  family: LotteryFamily,
  name: z.string(),
  source: z.enum(['house', 'external']),
  /** Minutes between draws of a house game. */
  minutes: z.nullable(z.int()),
  /** The ID of the station whose draws these are; null: the house's draws, or the region's first station of each day. */
  station: z.nullable(z.string()),
  isOpen: z.boolean(),
  /** The next draw that takes bets, and the latest settled one. */
  current: z.nullable(LotteryDraw),
  latest: z.nullable(LotteryDraw),
});
export type LotteryGame = z.infer<typeof LotteryGame>;

/** Everything a screen needs to price a choice: with these terms, packages/lottery computes the same as the server. */
export const LotteryTerms = z.object({
  /** A slip names it; with another revision the bet is refused. */
  revision: z.int(),
  mode: LotteryPrizeMode,
  /**
   * The scale on which prizes are computed; null: all plays have odds. `own` is the member's; what is not used of it is rebate.
   */
  scale: z.nullable(z.object({ from: z.int(), to: z.int(), step: z.int(), own: z.int() })),
  /** Main units of money per unit of stake (yuan). */
  base: z.int(),
  units: z.array(z.enum(['yuan', 'jiao', 'fen', 'li'])),
  /** The brand's own odds by the keys of packages/lottery, as decimals; omitted ones have the default. */
  odds: z.record(z.string(), z.string()),
  settings: z.record(z.string(), z.string()),
  plays: z.array(z.string()),
  minBet: Decimal,
  maxBet: Decimal,
  maxOfMember: Decimal,
  /** Numbers that pay less or, at 0, are closed. */
  hot: z.array(z.object({ play: z.string(), number: z.string(), perMille: z.int() })),
  canCancel: z.boolean(),
  /** Maximum number of draws of a chase. */
  maxDraws: z.int(),
});
export type LotteryTerms = z.infer<typeof LotteryTerms>;

const serverTime = { serverTime: Instant };

export const lotteryGames = operation({
  id: 'lotteryGames',
  method: 'GET',
  path: '/api/lottery/games',
  access: 'public',
  summary: 'The lottery games with their countdowns, by the server’s clock, and latest results',
  query: z.object({ vassalage: z.optional(LotteryArea), language: z.optional(Language) }),
  value: z.object({ games: z.array(LotteryGame), ...serverTime }),
});

export const lotteryGame = operation({
  id: 'lotteryGame',
  method: 'GET',
  path: '/api/lottery/games/{code}',
  access: 'member',
  summary: 'One game: its terms, the draws that take bets, soonest first, and the server’s time',
  params: z.object({ code: LotteryGameCode }),
  query: z.object({ language: z.optional(Language) }),
  value: z.object({
    game: LotteryGame,
    terms: LotteryTerms,
    draws: z.array(LotteryDraw),
    currency: z.string(),
    ...serverTime,
  }),
  errors: ['NOT_FOUND'],
});

export const lotteryDraw = operation({
  id: 'lotteryDraw',
  method: 'GET',
  path: '/api/lottery/draws/{id}',
  access: 'public',
  summary: 'One draw; of a house draw that is settled also what anybody can verify it by',
  params: z.object({ id: Id }),
  value: z.object({
    draw: LotteryDraw,
    /** `before` is the previous seed of the chain: SHA-256 of `seed`, and so on back to the `commitment` published first. */
    proof: z.nullable(
      z.object({
        family: LotteryFamily,
        seed: z.string(),
        before: z.string(),
        salt: z.string(),
        number: z.int(),
        lunarYear: z.int(),
        chainId: Id,
        index: z.int(),
        commitment: z.string(),
        publishedAt: Instant,
      }),
    ),
    ...serverTime,
  }),
  errors: ['NOT_FOUND'],
});

export const lotteryChains = operation({
  id: 'lotteryChains',
  method: 'GET',
  path: '/api/lottery/chains',
  access: 'public',
  summary: 'The seeds committed ahead for a house game: the hash published before the first draw, and the public salt',
  query: z.object({ gameCode: LotteryGameCode }),
  value: z.object({
    chains: z.array(
      z.object({
        id: Id,
        commitment: z.string(),
        length: z.int(),
        used: z.int(),
        salt: z.nullable(z.string()),
        publishedAt: Instant,
        saltedAt: z.nullable(Instant),
      }),
    ),
  }),
});

export const lotteryLaunch = operation({
  id: 'lotteryLaunch',
  method: 'GET',
  path: '/api/lottery/launch',
  access: 'member',
  summary: 'Where a lottery game opens, and the prize mode it is played in',
  query: z.object({
    lottoArea: z._default(z.enum(['VN', 'SEA', 'LOTT', 'ELOTT']), 'VN'),
    launchMode: z._default(z.enum(['LOTT', 'ELOTT']), 'LOTT'),
    prizeMode: z.optional(LotteryPrizeMode),
    gameCode: z.optional(LotteryGameCode),
    view: z._default(z.enum(['BETTING', 'LOBBY']), 'BETTING'),
    device: z._default(z.enum(['WEB', 'APP']), 'WEB'),
    backUrl: z.optional(z.url().check(z.maxLength(500))),
    language: z.optional(Language),
  }),
  value: z.object({
    /** A path of the site. */
    url: z.string(),
    page: z.enum(['/vnLottery', '/seaLottery', '/lottery']),
    gameCode: z.nullable(z.string()),
    prizeMode: LotteryPrizeMode,
    view: z.enum(['BETTING', 'LOBBY']),
    backUrl: z.nullable(z.string()),
  }),
  errors: ['NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED'],
});

export const recentLottery = operation({
  id: 'recentLottery',
  method: 'GET',
  path: '/api/lottery/recent',
  access: 'public',
  summary: 'The games whose results came latest, each with that result and its next draw',
  query: z.object({ limit: z._default(queryInteger(1, 50), 12), language: z.optional(Language) }),
  value: z.object({ list: z.array(LotteryGame), ...serverTime }),
});

export const vnLotteryMenu = operation({
  id: 'vnLotteryMenu',
  method: 'GET',
  path: '/api/lottery/vn-menu',
  access: 'public',
  summary: 'The Vietnamese games by region, with what may be played of each',
  query: z.object({
    prizeMode: z.optional(LotteryPrizeMode),
    device: z._default(z.enum(['WEB', 'APP']), 'WEB'),
    language: z.optional(Language),
  }),
  value: z.object({
    prizeMode: LotteryPrizeMode,
    groups: z.array(
      z.object({
        id: z.enum(['north', 'central', 'south', 'quick']),
        games: z.array(z.extend(LotteryGame, { plays: z.array(z.string()) })),
      }),
    ),
    ...serverTime,
  }),
});

export const openedNumbers = operation({
  id: 'openedNumbers',
  method: 'GET',
  path: '/api/lottery/opened',
  access: 'public',
  summary: 'Settled draws of a game with their results, latest first; `next` begins the following page',
  query: z.object({
    gameCode: LotteryGameCode,
    before: z.optional(Id),
    pageSize: z._default(queryInteger(1, 200), 30),
  }),
  value: z.object({ list: z.array(LotteryDraw), next: z.nullable(Id) }),
  errors: ['NOT_FOUND'],
});

export const popularOpenedNumbers = operation({
  id: 'popularOpenedNumbers',
  method: 'GET',
  path: '/api/lottery/popular',
  access: 'public',
  summary: 'Which numbers came most often in the last draws of each game',
  query: z.object({
    gameCode: z.optional(LotteryGameCode),
    limit: z._default(queryInteger(1, 20), 6),
    language: z.optional(Language),
  }),
  value: z.object({
    list: z.array(
      z.object({
        gameCode: z.string(),
        name: z.string(),
        draws: z.int(),
        numbers: z.array(z.object({ number: z.string(), times: z.int() })),
      }),
    ),
  }),
});

export const vietnamNumbers = operation({
  id: 'vietnamNumbers',
  method: 'GET',
  path: '/api/lottery/vietnam',
  access: 'public',
  summary: 'All numbers of the Vietnamese draws of a day (the latest with results, where none is named), by region',
  query: z.object({ day: z.optional(z.iso.date()), language: z.optional(Language) }),
  value: z.object({
    day: z.nullable(z.iso.date()),
    regions: z.array(
      z.object({
        region: z.enum(['north', 'central', 'south']),
        draws: z.array(z.object({ name: z.string(), draw: LotteryDraw })),
      }),
    ),
  }),
});

/** Sent to all screens once a draw is settled or void, never before. */
export const LotteryNews = z.object({ name: z.string(), draw: LotteryDraw });
export type LotteryNews = z.infer<typeof LotteryNews>;
