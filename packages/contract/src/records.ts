import * as z from 'zod/mini';
import { Decimal, Id, Instant, queryInteger } from './common.ts';
import { operation } from './operation.ts';

const page = {
  /** Inclusive start and exclusive end of the time asked for. */
  from: z.optional(Instant),
  to: z.optional(Instant),
  pageNo: z._default(queryInteger(1, 10_000), 1),
  pageSize: z._default(queryInteger(1, 100), 20),
};

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
  state: z.enum(['open', 'closed', 'rolled_back']),
  startedAt: Instant,
  updatedAt: Instant,
});
export type BettingRound = z.infer<typeof BettingRound>;

export const bettingRecord = operation({
  id: 'bettingRecord',
  method: 'GET',
  path: '/api/records/bets',
  access: 'member',
  summary: 'The rounds the member played, newest first, with the totals of the whole time asked for',
  query: z.object({
    ...page,
    vassalage: z.optional(z.string().check(z.maxLength(40))),
    search: z.optional(z.string().check(z.maxLength(80))),
  }),
  value: z.object({
    list: z.array(BettingRound),
    totalPages: z.int(),
    total: z.int(),
    totals: z.object({ stake: Decimal, win: Decimal, net: Decimal }),
  }),
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

export const accountRecord = operation({
  id: 'accountRecord',
  method: 'GET',
  path: '/api/records/account',
  access: 'member',
  summary: 'Every movement of the member’s cash, newest first, each with the balance it left',
  query: z.object({ ...page, kind: z.optional(z.string().check(z.maxLength(40))) }),
  value: z.object({ list: z.array(AccountMovement), totalPages: z.int(), total: z.int() }),
});
