import * as z from 'zod/mini';
import { Decimal, Id, Instant, queryInteger } from './common.ts';
import { GameCategory } from './games.ts';
import { operation } from './operation.ts';

/** A day of the brand's calendar, `YYYY-MM-DD`. */
const Day = z.iso.date();

/** The beginning of a page: `next` of the page before. */
export const RecordCursor = z.string().check(z.maxLength(600, 'cursor'));

const days = {
  /** The first and the last day, both included. */
  from: z.optional(Day),
  to: z.optional(Day),
};

const page = { after: z.optional(RecordCursor), pageSize: z._default(queryInteger(1, 100), 20) };

export const roundStates = ['open', 'closed', 'rolled_back'] as const;

/**
 * One round of a game: the sums of its stakes and wins. A lottery's round has all of a member's tickets on a draw: in lists, each of
 * its tickets is a row of its own.
 */
export const BettingRound = z.object({
  id: Id,
  /** The lottery ticket that the row's amounts, state and times are of; null: those of the whole round. */
  ticketId: z.nullable(Id),
  round: z.string(),
  gameName: z.string(),
  gameCode: z.string(),
  vassalage: z.string(),
  nodeId: z.nullable(Id),
  stake: Decimal,
  win: Decimal,
  /** Win less stake; the stake of an open round is not decided yet, and does not count. */
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
  /** Part of a game's name or code, or the complete name of a round. */
  search: z.optional(z.string().check(z.maxLength(80))),
  state: z.optional(z.enum(roundStates)),
};

/** The sums of rounds. `openStake`: the part of `stake` that is not decided yet; `net`: win less decided stakes. */
export const PlayTotals = z.object({
  stake: Decimal,
  openStake: Decimal,
  win: Decimal,
  net: Decimal,
  validBet: Decimal,
});
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
    /** The number of rounds. Only on the first page. */
    total: z.nullable(z.int()),
    totals: z.nullable(PlayTotals),
  }),
});

/** The games that the member ever played, by vendor: the filters of the betting record. */
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

/** One call of the vendor about a round. */
export const RoundCall = z.object({
  id: Id,
  reference: z.string(),
  /** `unwin`: a win that was paid by mistake and was reversed. */
  kind: z.enum(['bet', 'win', 'rollback', 'tombstone', 'unwin']),
  amount: Decimal,
  /** A free bet has no stake. */
  isFree: z.boolean(),
  isCancelled: z.boolean(),
  /** The member's cash afterwards; null if it was played against a balance at the vendor. */
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
  value: z.extend(BettingRound, {
    vendorName: z.string(),
    calls: z.array(RoundCall),
    /** Of a lottery's round. */
    tickets: z.array(BettingRound),
  }),
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
  /** The complete reference of movements. */
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
    /** Only on the first page, and not for a search. */
    total: z.nullable(z.int()),
    totals: z.nullable(z.object({ movedIn: Decimal, movedOut: Decimal })),
    /** The kinds that occur within these days. */
    kinds: z.nullable(z.array(z.string())),
  }),
});

const profit = { rounds: z.int(), ...PlayTotals.shape };
const moneyMoved = { deposits: Decimal, withdrawals: Decimal, bonus: Decimal };

export const ProfitDay = z.object({ day: Day, ...profit, ...moneyMoved });
export type ProfitDay = z.infer<typeof ProfitDay>;

/** An area's figures; null: games that are no longer in the lobby. */
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
