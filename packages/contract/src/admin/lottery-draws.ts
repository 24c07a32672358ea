import * as z from 'zod/mini';
import { Decimal, Id, Instant } from '../common.ts';
import { LotteryFamily, LotteryGameCode } from '../lottery.ts';
import { operation } from '../operation.ts';
import { LocalText } from '../site.ts';
import { cursor, cursorListOf, placeCursor, reason } from './lists.ts';
import { AdminLotteryChange } from './lottery-games.ts';

const mayView = { access: 'staff', permission: 'lottery.view' } as const;
const mayEdit = { access: 'staff', permission: 'lottery.edit' } as const;
const drawId = { params: z.object({ id: Id }) };

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
