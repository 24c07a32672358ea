import * as z from 'zod/mini';
import { Decimal, Id, Instant } from '../common.ts';
import { LotteryArea, LotteryFamily, LotteryGameCode, LotteryPrizeMode } from '../lottery.ts';
import { operation } from '../operation.ts';
import { LocalText } from '../site.ts';
import { cursor, cursorListOf, listOf, page, placeCursor, reason } from './lists.ts';

const mayView = { access: 'staff', permission: 'lottery.view' } as const;
const mayEdit = { access: 'staff', permission: 'lottery.edit' } as const;

const code = { params: z.object({ code: LotteryGameCode }) };
const drawId = { params: z.object({ id: Id }) };
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** The number of the change that was read: `CHANGED_MEANWHILE` refuses where another has come since. */
const edition = z.int();

const AdminLotteryGameRow = z.object({
  id: z.string(),
  vassalage: LotteryArea,
  family: LotteryFamily,
  names: LocalText,
  /** `house`: drawn here by a committed seed. `external`: its result comes from sources, or from two employees. */
  source: z.enum(['house', 'external']),
  state: z.enum(['open', 'paused', 'no_vendor']),
  pauseReason: z.string(),
  /** Its place on its page, from the top. */
  sort: z.int(),
  hotNumbers: z.int(),
  /** When the next draw that takes bets closes. */
  closesAt: z.nullable(Instant),
});
export type AdminLotteryGameRow = z.infer<typeof AdminLotteryGameRow>;

/** When an external game draws, in its time zone. The house draws every so many minutes, which is part of what the game is. */
export const AdminLotterySchedule = z.object({
  kind: z.enum(['house', 'weekly', 'monthly', 'cadence']),
  zone: z.string(),
  minutes: z.nullable(z.int()),
  /** Days of the week from Monday 1, or of the month. */
  days: z.array(z.int()),
  at: z.nullable(z.string()),
  /** Of a draw every so many minutes: from when to when. */
  opens: z.nullable(z.string()),
  closes: z.nullable(z.string()),
  /** Seconds before the draw at which betting closes, and after it at which the result is due. */
  locks: z.int(),
  expected: z.int(),
});
export type AdminLotterySchedule = z.infer<typeof AdminLotterySchedule>;

const percent = z.string();

export const AdminLotteryPlay = z.object({
  /** As packages/lottery names it. */
  id: z.string(),
  offered: z.boolean(),
  /** Each prize of the play. `own`: the brand's odds; null: the market's (`market`), or where that is null the game's scale. */
  tiers: z.array(
    z.object({
      id: z.string(),
      own: z.nullable(z.string()),
      market: z.nullable(z.object({ odds: z.string(), from: z.string(), to: z.string() })),
    }),
  ),
  /** What comes back of stakes in the long run, in percent: of the worst and of the best line. */
  returns: z.object({ least: percent, most: percent }),
});
export type AdminLotteryPlay = z.infer<typeof AdminLotteryPlay>;

const cap = z.object({ stake: Decimal, risk: Decimal });

/** Limits of stakes and of what the house may have to pay, in the brand's currency. */
export const AdminLotteryLimits = z.object({
  /** The scale of prizes; null where all plays are at odds. */
  own: z.nullable(z.int()),
  minBet: Decimal,
  maxBet: Decimal,
  /** Of one member on one draw. */
  maxOfMember: Decimal,
  /** All stakes on a number, a play without single numbers, and a draw; and what each may come to pay. */
  number: cap,
  play: cap,
  draw: cap,
  /** How many draws a slip may cover. */
  maxDraws: z.int().check(z.minimum(1), z.maximum(100)),
});
export type AdminLotteryLimits = z.infer<typeof AdminLotteryLimits>;

export const hotPays = ['nothing', 'half', 'full'] as const;
export type HotPays = (typeof hotPays)[number];

export const AdminLotteryHotNumber = z.object({
  id: z.string(),
  play: z.string(),
  number: z.string(),
  pays: z.enum(['nothing', 'half']),
  reason: z.string(),
  by: z.string(),
  at: Instant,
});
export type AdminLotteryHotNumber = z.infer<typeof AdminLotteryHotNumber>;

export const AdminLotteryHoliday = z.object({ day: z.iso.date(), movedTo: z.nullable(z.iso.date()) });
export type AdminLotteryHoliday = z.infer<typeof AdminLotteryHoliday>;

export const AdminLotteryGame = z.extend(AdminLotteryGameRow, {
  mode: LotteryPrizeMode,
  /** The scales that its mode has. */
  scale: z.nullable(z.object({ from: z.int(), to: z.int(), step: z.int() })),
  /** Members take tickets back while the draw is open. */
  canCancel: z.boolean(),
  currency: z.string(),
  schedule: AdminLotterySchedule,
  limits: AdminLotteryLimits,
  plays: z.array(AdminLotteryPlay),
  hot: z.array(AdminLotteryHotNumber),
  holidays: z.array(AdminLotteryHoliday),
  /** The last draw that is planned already: a change of the schedule begins behind it. */
  plannedUntil: z.nullable(Instant),
  edition,
  changedAt: z.nullable(Instant),
  changedBy: z.nullable(z.string()),
});
export type AdminLotteryGame = z.infer<typeof AdminLotteryGame>;

export const adminLotteryGames = operation({
  ...mayView,
  id: 'adminLotteryGames',
  method: 'GET',
  path: '/api/admin/lottery/games',
  summary: 'The lottery games, paused ones too, in the order of their pages',
  query: z.object({ ...page, vassalage: z.optional(LotteryArea), source: z.optional(z.enum(['house', 'external'])) }),
  value: listOf(AdminLotteryGameRow),
});

export const adminLotteryGame = operation({
  ...mayView,
  id: 'adminLotteryGame',
  method: 'GET',
  path: '/api/admin/lottery/games/{code}',
  summary: 'One game: names, schedule, odds with what they return, limits, hot numbers, days without draws',
  ...code,
  value: AdminLotteryGame,
  errors: ['NOT_FOUND'],
});

export const adminLotteryGameChange = operation({
  ...mayEdit,
  id: 'adminLotteryGameChange',
  method: 'PUT',
  path: '/api/admin/lottery/games/{code}',
  summary: 'Changes a game’s names, place and times. Draws that are planned keep theirs',
  ...code,
  body: z.object({
    names: LocalText,
    sort: z.int().check(z.minimum(0), z.maximum(100_000)),
    canCancel: z.boolean(),
    /** Null where the house draws: its interval is part of what the game is. */
    times: z.nullable(
      z.object({
        days: z.array(z.int().check(z.minimum(1), z.maximum(31))).check(z.maxLength(31)),
        at: z.nullable(time),
        locks: z.int().check(z.minimum(0), z.maximum(86_400)),
        expected: z.int().check(z.minimum(0), z.maximum(86_400)),
      }),
    ),
    edition,
    reason,
  }),
  value: AdminLotteryGame,
  errors: ['NOT_FOUND', 'VALIDATION', 'CHANGED_MEANWHILE'],
});

export const adminLotteryGameStatus = operation({
  ...mayEdit,
  id: 'adminLotteryGameStatus',
  method: 'PUT',
  path: '/api/admin/lottery/games/{code}/status',
  summary: 'Lets a game take bets, or no more; its draws go on',
  ...code,
  body: z.object({ open: z.boolean(), reason }),
  value: AdminLotteryGame,
  errors: ['NOT_FOUND'],
});

export const adminLotteryLimits = operation({
  ...mayEdit,
  id: 'adminLotteryLimits',
  method: 'PUT',
  path: '/api/admin/lottery/games/{code}/limits',
  summary: 'Changes a game’s limits. Slips made before are refused, and priced anew',
  ...code,
  body: z.extend(AdminLotteryLimits, { edition, reason }),
  value: AdminLotteryGame,
  errors: ['NOT_FOUND', 'VALIDATION', 'CHANGED_MEANWHILE'],
});

export const adminLotteryPlay = operation({
  ...mayEdit,
  id: 'adminLotteryPlay',
  method: 'PUT',
  path: '/api/admin/lottery/games/{code}/plays/{play}',
  summary: 'Offers a play or not, at these odds. Odds that return more than the stakes are refused',
  params: z.object({ code: LotteryGameCode, play: z.string().check(z.maxLength(60)) }),
  body: z.object({
    offered: z.boolean(),
    /** By prize; null: the market’s odds, or the scale. */
    odds: z.record(z.string().check(z.maxLength(40)), z.nullable(z.string().check(z.maxLength(20)))),
    edition,
    reason,
  }),
  value: AdminLotteryGame,
  errors: ['NOT_FOUND', 'VALIDATION', 'CHANGED_MEANWHILE'],
});

export const adminLotteryHotNumber = operation({
  ...mayEdit,
  id: 'adminLotteryHotNumber',
  method: 'PUT',
  path: '/api/admin/lottery/games/{code}/hot-numbers',
  summary:
    'Lets a number pay half, closes it for stakes, or makes it pay in full again. Bets that were made keep their terms',
  ...code,
  body: z.object({
    play: z.string().check(z.maxLength(60)),
    number: z.string().check(z.minLength(1), z.maxLength(20)),
    pays: z.enum(hotPays),
    reason,
  }),
  value: AdminLotteryGame,
  errors: ['NOT_FOUND', 'VALIDATION'],
});

const day = { params: z.object({ code: LotteryGameCode, day: z.iso.date() }) };

export const adminLotteryHoliday = operation({
  ...mayEdit,
  id: 'adminLotteryHoliday',
  method: 'PUT',
  path: '/api/admin/lottery/games/{code}/holidays/{day}',
  summary:
    'Marks a day without a draw, or moves its draw. `planned`: draws of that day that take bets already, to void',
  ...day,
  body: z.object({ movedTo: z.nullable(z.iso.date()), reason }),
  value: z.object({ game: AdminLotteryGame, planned: z.array(Id) }),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const adminLotteryHolidayRemoval = operation({
  ...mayEdit,
  id: 'adminLotteryHolidayRemoval',
  method: 'DELETE',
  path: '/api/admin/lottery/games/{code}/holidays/{day}',
  summary: 'Draws on a day after all',
  ...day,
  body: z.object({ reason }),
  value: AdminLotteryGame,
  errors: ['NOT_FOUND'],
});

export const AdminLotteryChange = z.object({
  id: Id,
  at: Instant,
  what: z.string(),
  drawId: z.nullable(Id),
  by: z.string(),
  reason: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type AdminLotteryChange = z.infer<typeof AdminLotteryChange>;

export const adminLotteryGameChanges = operation({
  ...mayView,
  id: 'adminLotteryGameChanges',
  method: 'GET',
  path: '/api/admin/lottery/games/{code}/changes',
  summary: 'What was done to a game and its draws, the latest first',
  ...code,
  query: z.object(cursor),
  value: cursorListOf(AdminLotteryChange),
  errors: ['NOT_FOUND'],
});

/** Seeds committed ahead: `commitment` was public before the first draw, each draw reveals the seed behind the one before. */
export const AdminLotteryChain = z.object({
  id: Id,
  commitment: z.string(),
  length: z.int(),
  used: z.int(),
  /** Null: it is not in use yet. */
  salt: z.nullable(z.string()),
  publishedAt: Instant,
  saltedAt: z.nullable(Instant),
});
export type AdminLotteryChain = z.infer<typeof AdminLotteryChain>;

export const adminLotteryChains = operation({
  ...mayView,
  id: 'adminLotteryChains',
  method: 'GET',
  path: '/api/admin/lottery/games/{code}/chains',
  summary: 'The chains of seeds of a house game, the latest first',
  ...code,
  value: z.object({ list: z.array(AdminLotteryChain) }),
  errors: ['NOT_FOUND'],
});

export const adminLotteryChainPublication = operation({
  ...mayEdit,
  id: 'adminLotteryChainPublication',
  method: 'POST',
  path: '/api/admin/lottery/games/{code}/chains',
  summary:
    'Creates the next chain of seeds and publishes its hash; it is used once it has a salt and those before are used up',
  ...code,
  body: z.object({ reason }),
  value: AdminLotteryChain,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});

const chain = { params: z.object({ id: Id }) };

export const adminLotteryChainSalt = operation({
  ...mayEdit,
  id: 'adminLotteryChainSalt',
  method: 'PUT',
  path: '/api/admin/lottery/chains/{id}/salt',
  summary: 'Sets the public salt of a chain, once: a value that nobody knew when its hash was published',
  ...chain,
  body: z.object({ salt: z.string().check(z.trim(), z.minLength(8), z.maxLength(200)), reason }),
  value: AdminLotteryChain,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});

export const adminLotteryChainVerification = operation({
  ...mayView,
  id: 'adminLotteryChainVerification',
  method: 'GET',
  path: '/api/admin/lottery/chains/{id}/verification',
  summary: 'Checks every revealed seed of a chain against its published hash. `broken`: draws whose seed is not of it',
  ...chain,
  value: z.object({ checked: z.int(), broken: z.array(z.string()) }),
  errors: ['NOT_FOUND'],
});

/** `closed`: bets are over, and it goes on by itself. `waiting`: it wants a result from outside. `paying`: members are being paid. */
export const lotteryDrawStates = ['open', 'paused', 'closed', 'waiting', 'paying', 'settled', 'void'] as const;
export type LotteryDrawState = (typeof lotteryDrawStates)[number];

/** What a list of draws is narrowed to; nothing: those that are closed. */
export const lotteryDrawQueues = ['open', 'waiting', 'settled', 'void'] as const;

export const AdminLotteryDrawRow = z.object({
  id: Id,
  gameCode: z.string(),
  gameNames: LocalText,
  family: LotteryFamily,
  source: z.enum(['house', 'external']),
  number: z.string(),
  closesAt: Instant,
  drawsAt: Instant,
  state: z.enum(lotteryDrawStates),
  result: z.nullable(z.unknown()),
  /** Above 1: the result was corrected. */
  revision: z.int(),
  stake: Decimal,
  /** What members were paid; zero until it is settled. */
  paid: Decimal,
});
export type AdminLotteryDrawRow = z.infer<typeof AdminLotteryDrawRow>;

/** Who says what a draw’s result is. An employee’s own entry stays hidden from others until there are two. */
export const AdminLotteryEntry = z.object({
  /** The username of an employee, or the name of a source. */
  by: z.string(),
  kind: z.enum(['staff', 'feed']),
  at: Instant,
  result: z.nullable(z.unknown()),
});
export type AdminLotteryEntry = z.infer<typeof AdminLotteryEntry>;

export const lotteryDrawActs = ['pause', 'resume', 'enter', 'correct', 'void'] as const;
export type LotteryDrawAct = (typeof lotteryDrawActs)[number];

export const AdminLotteryDraw = z.extend(AdminLotteryDrawRow, {
  /** Numbers of two stations. */
  ofTwo: z.boolean(),
  currency: z.string(),
  members: z.int(),
  /** What left the escrow for the house; below zero: came from it. */
  kept: Decimal,
  settledAt: z.nullable(Instant),
  pauseReason: z.nullable(z.string()),
  voidReason: z.nullable(z.string()),
  entries: z.array(AdminLotteryEntry),
  /** The entries contradict each other: no result is taken. */
  differ: z.boolean(),
  /** Of a house draw: its place in its chain, and once it is settled the seed. */
  proof: z.nullable(
    z.object({
      chainId: Id,
      index: z.int(),
      commitment: z.string(),
      salt: z.nullable(z.string()),
      seed: z.nullable(z.string()),
      /** SHA-256 of the seed: the seed of the draw before, or the commitment. */
      before: z.nullable(z.string()),
    }),
  ),
  /** A request about it that waits for a second person is not among them. */
  can: z.array(z.enum(lotteryDrawActs)),
});
export type AdminLotteryDraw = z.infer<typeof AdminLotteryDraw>;

export const adminLotteryDraws = operation({
  ...mayView,
  id: 'adminLotteryDraws',
  method: 'GET',
  path: '/api/admin/lottery/draws',
  summary: 'Draws: closed ones, the latest first; or those that take bets, the next first; or those of a state',
  query: z.object({
    ...placeCursor,
    game: z.optional(LotteryGameCode),
    queue: z.optional(z.enum(lotteryDrawQueues)),
    /** A day of the brand. */
    day: z.optional(z.iso.date()),
  }),
  value: cursorListOf(AdminLotteryDrawRow),
  errors: ['VALIDATION'],
});

export const adminLotteryDraw = operation({
  ...mayView,
  id: 'adminLotteryDraw',
  method: 'GET',
  path: '/api/admin/lottery/draws/{id}',
  summary: 'One draw: stakes, payouts, who said what its result is, its seed, and what can be done with it',
  ...drawId,
  value: AdminLotteryDraw,
  errors: ['NOT_FOUND'],
});

export const adminLotteryDrawChanges = operation({
  ...mayView,
  id: 'adminLotteryDrawChanges',
  method: 'GET',
  path: '/api/admin/lottery/draws/{id}/changes',
  summary: 'What was done to a draw, the latest first',
  ...drawId,
  query: z.object(cursor),
  value: cursorListOf(AdminLotteryChange),
  errors: ['NOT_FOUND'],
});

export const AdminLotteryExposure = z.object({
  /** All stakes on the draw, and what it may come to pay at most. */
  stake: Decimal,
  limit: Decimal,
  currency: z.string(),
  lines: z.array(
    z.object({
      id: z.string(),
      play: z.string(),
      /** The row of the board, where it has several. */
      row: z.nullable(z.int()),
      /** `*`: all of a play without single numbers. */
      number: z.string(),
      stake: Decimal,
      /** What the house pays if it comes. */
      risk: Decimal,
      /** What is left of all stakes then; below zero a loss. */
      net: Decimal,
      /** How much of its limit is used up, in percent. */
      used: z.int(),
      hot: z.nullable(z.enum(['nothing', 'half'])),
    }),
  ),
});
export type AdminLotteryExposure = z.infer<typeof AdminLotteryExposure>;

export const adminLotteryExposure = operation({
  ...mayView,
  id: 'adminLotteryExposure',
  method: 'GET',
  path: '/api/admin/lottery/draws/{id}/exposure',
  summary:
    'What the house pays for each number of a draw that is not settled, the most expensive first: the first 100, of a play if one is named',
  ...drawId,
  query: z.object({ play: z.optional(z.string().check(z.maxLength(60))) }),
  value: AdminLotteryExposure,
  errors: ['NOT_FOUND'],
});

export const adminLotteryDrawStatus = operation({
  ...mayEdit,
  id: 'adminLotteryDrawStatus',
  method: 'PUT',
  path: '/api/admin/lottery/draws/{id}/status',
  summary: 'Lets an open draw take bets, or no more; it closes and is drawn at its time',
  ...drawId,
  body: z.object({ open: z.boolean(), reason }),
  value: AdminLotteryDraw,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});

const typed = z.object({ result: z.record(z.string(), z.unknown()), reason });

export const adminLotteryResult = operation({
  ...mayEdit,
  id: 'adminLotteryResult',
  method: 'PUT',
  path: '/api/admin/lottery/draws/{id}/result',
  summary:
    'Says what the result of a draw is that waits for one. It is taken once a second person says the same, or approves it',
  ...drawId,
  body: typed,
  value: AdminLotteryDraw,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE', 'VALIDATION', 'WAITS_FOR_APPROVAL', 'APPROVAL_PENDING'],
});

export const adminLotteryCorrection = operation({
  ...mayEdit,
  id: 'adminLotteryCorrection',
  method: 'PUT',
  path: '/api/admin/lottery/draws/{id}/correction',
  fresh: true,
  summary:
    'Says what the result of a settled draw should have been. Once a second person agrees, wrong payouts are taken back and right ones made',
  ...drawId,
  body: typed,
  value: AdminLotteryDraw,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE', 'VALIDATION', 'WAITS_FOR_APPROVAL', 'APPROVAL_PENDING'],
});

export const adminLotteryVoid = operation({
  ...mayEdit,
  id: 'adminLotteryVoid',
  method: 'PUT',
  path: '/api/admin/lottery/draws/{id}/void',
  fresh: true,
  summary: 'Gives all stakes of a draw back, and takes back what it has paid',
  ...drawId,
  body: z.object({ reason }),
  value: AdminLotteryDraw,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE', 'WAITS_FOR_APPROVAL', 'APPROVAL_PENDING'],
});
