import * as z from 'zod/mini';
import { Decimal, Id, Instant, queryInteger } from './common.ts';
import { GameCategory } from './games.ts';
import { operation } from './operation.ts';

/** A day of the brand's calendar, `YYYY-MM-DD`. */
const Day = z.iso.date();

/** `next` of the page before, as it was. */
export const RecordCursor = z.string().check(z.regex(/^[\w-]{1,600}$/, 'cursor'));

const days = {
  /** The first and the last day asked for, both included. */
  from: z.optional(Day),
  to: z.optional(Day),
};

const page = { after: z.optional(RecordCursor), pageSize: z._default(queryInteger(1, 100), 20) };

export const roundStates = ['open', 'closed', 'rolled_back'] as const;

/** One round of a game: all its stakes and wins. */
export const BettingRound = z.object({
  id: Id,
  round: z.string(),
  gameName: z.string(),
  gameCode: z.string(),
  vassalage: z.string(),
  nodeId: z.nullable(Id),
  stake: Decimal,
  win: Decimal,
  /** Win less stake. */
  net: Decimal,
  currency: z.string(),
  state: z.enum(roundStates),
  startedAt: Instant,
  updatedAt: Instant,
});
export type BettingRound = z.infer<typeof BettingRound>;

export const roundFilter = {
  ...days,
  area: z.optional(GameCategory),
  vassalage: z.optional(z.string().check(z.maxLength(40))),
  /** A part of a game's name or code, or the whole name of a round. */
  search: z.optional(z.string().check(z.maxLength(80))),
  state: z.optional(z.enum(roundStates)),
};

export const PlayTotals = z.object({ stake: Decimal, win: Decimal, net: Decimal, validBet: Decimal });
export type PlayTotals = z.infer<typeof PlayTotals>;

export const bettingRecord = operation({
  id: 'bettingRecord',
  method: 'GET',
  path: '/api/records/bets',
  access: 'member',
  summary:
    'The rounds the member played, latest first; `next` begins the following page, and is null after the last. The first page tells the totals of all',
  query: z.object({ ...page, ...roundFilter }),
  value: z.object({
    list: z.array(BettingRound),
    next: z.nullable(z.string()),
    /** Told with the first page. */
    total: z.nullable(z.int()),
    totals: z.nullable(PlayTotals),
  }),
});

/** What the member's betting record can be narrowed to. */
export const bettingFilters = operation({
  id: 'bettingFilters',
  method: 'GET',
  path: '/api/records/bets/filters',
  access: 'member',
  summary: 'The areas and vendors of the games that the member ever played',
  value: z.object({
    areas: z.array(GameCategory),
    vendors: z.array(z.object({ vassalage: z.string(), name: z.string() })),
  }),
});

/** One call of the vendor's about a round. */
export const RoundCall = z.object({
  id: Id,
  reference: z.string(),
  /** `unwin`: a win that should not have been paid and was taken back. */
  kind: z.enum(['bet', 'win', 'rollback', 'tombstone', 'unwin']),
  amount: Decimal,
  /** A free bet stakes nothing. */
  isFree: z.boolean(),
  isCancelled: z.boolean(),
  /** The member's cash after it; null where it was played against a balance of the vendor's. */
  balance: z.nullable(Decimal),
  at: Instant,
});

export const bettingRound = operation({
  id: 'bettingRound',
  method: 'GET',
  path: '/api/records/bets/{id}',
  access: 'member',
  summary: 'One of the member’s rounds with every bet, win and rollback of it',
  params: z.object({ id: Id }),
  value: z.extend(BettingRound, { vendorName: z.string(), calls: z.array(RoundCall) }),
  errors: ['NOT_FOUND'],
});

export const roundReplay = operation({
  id: 'roundReplay',
  method: 'POST',
  path: '/api/records/bets/{id}/replay',
  access: 'member',
  summary: 'Where the vendor shows one of the member’s rounds as it was; the address holds for a while',
  params: z.object({ id: Id }),
  value: z.object({ url: z.string() }),
  errors: ['NOT_FOUND', 'REPLAY_UNAVAILABLE'],
});

/** One movement of the member's cash. `amount` is signed; `balance` is what it left. */
export const AccountMovement = z.object({
  id: z.string(),
  kind: z.string(),
  amount: Decimal,
  balance: Decimal,
  currency: z.string(),
  reference: z.nullable(z.string()),
  description: z.nullable(z.string()),
  at: Instant,
});
export type AccountMovement = z.infer<typeof AccountMovement>;

export const movementFilter = {
  ...days,
  kind: z.optional(z.string().check(z.maxLength(40))),
  /** The reference of movements, whole. */
  search: z.optional(z.string().check(z.maxLength(80))),
};

export const accountRecord = operation({
  id: 'accountRecord',
  method: 'GET',
  path: '/api/records/account',
  access: 'member',
  summary:
    'Every movement of the member’s cash, latest first, each with the balance it left; `next` begins the following page, and is null after the last. The first page tells what came in and went out',
  query: z.object({ ...page, ...movementFilter }),
  value: z.object({
    list: z.array(AccountMovement),
    next: z.nullable(z.string()),
    /** Told with the first page, but for what was searched. */
    total: z.nullable(z.int()),
    totals: z.nullable(z.object({ movedIn: Decimal, movedOut: Decimal })),
    /** The kinds there are in these days. */
    kinds: z.nullable(z.array(z.string())),
  }),
});

const profit = { rounds: z.int(), stake: Decimal, validBet: Decimal, win: Decimal, net: Decimal };
const moneyMoved = { deposits: Decimal, withdrawals: Decimal, bonus: Decimal };

export const ProfitDay = z.object({ day: Day, ...profit, ...moneyMoved });
export type ProfitDay = z.infer<typeof ProfitDay>;

/** An area's figures; null: games that the lobby does not have any more. */
export const ProfitArea = z.object({ area: z.nullable(GameCategory), ...profit });
export type ProfitArea = z.infer<typeof ProfitArea>;

export const personalProfit = operation({
  id: 'personalProfit',
  method: 'GET',
  path: '/api/records/profit',
  access: 'member',
  summary:
    'What the member played and moved, by day of the brand’s calendar and by area; days without anything are left out',
  query: z.object({ from: Day, to: Day }),
  value: z.object({
    days: z.array(ProfitDay),
    areas: z.array(ProfitArea),
    totals: z.object({ ...profit, ...moneyMoved }),
  }),
  errors: ['VALIDATION'],
});
