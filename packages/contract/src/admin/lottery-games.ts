import * as z from 'zod/mini';
import { Decimal, Id, Instant } from '../common.ts';
import { LotteryArea, LotteryFamily, LotteryGameCode, LotteryPrizeMode } from '../lottery.ts';
import { operation } from '../operation.ts';
import { LocalText } from '../site.ts';
import { cursor, cursorListOf, listOf, page, reason } from './lists.ts';

const mayView = { access: 'staff', permission: 'lottery.view' } as const;
const mayEdit = { access: 'staff', permission: 'lottery.edit' } as const;
const code = { params: z.object({ code: LotteryGameCode }) };
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

/** The changes that can be put back. */
export const lotteryPutBacks = ['limits', 'play'] as const;

export const adminLotteryPutBack = operation({
  ...mayEdit,
  id: 'adminLotteryPutBack',
  method: 'POST',
  path: '/api/admin/lottery/games/{code}/changes/{id}/put-back',
  summary:
    'Puts the limits or a play’s odds back to what they were before a change; bets that were made keep their terms. It is a change as any other',
  params: z.object({ code: LotteryGameCode, id: Id }),
  body: z.object({ edition, reason }),
  value: AdminLotteryGame,
  errors: ['NOT_FOUND', 'VALIDATION', 'NOT_POSSIBLE', 'CHANGED_MEANWHILE'],
});
