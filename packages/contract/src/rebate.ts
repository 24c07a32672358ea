import * as z from 'zod/mini';
import { Decimal, Id, Instant, queryInteger } from './common.ts';
import { GameCategory } from './games.ts';
import { operation } from './operation.ts';

/** The rebate for an area's valid bets since the last claim. `rate` is in percent, and null until the first tier is reached. */
export const RebateArea = z.object({
  area: GameCategory,
  validBet: Decimal,
  rate: z.nullable(Decimal),
  amount: Decimal,
  /** The area's rates, each from an amount of valid bets on. */
  tiers: z.array(z.object({ from: Decimal, rate: Decimal })),
});
export type RebateArea = z.infer<typeof RebateArea>;

export const Rebate = z.object({
  areas: z.array(RebateArea),
  /** For all areas. */
  amount: Decimal,
  currency: z.string(),
  /** Smaller amounts cannot be claimed yet; they keep growing. */
  minClaim: Decimal,
  isClaimable: z.boolean(),
  lastClaimAt: z.nullable(Instant),
});
export type Rebate = z.infer<typeof Rebate>;

const errors = ['TRUE_ACCOUNT_REQUIRED', 'REBATE_CLOSED'] as const;

export const rebate = operation({
  id: 'rebate',
  method: 'GET',
  path: '/api/rebate',
  access: 'member',
  summary: 'What the member can claim for their valid bets since their last claim, by area',
  value: Rebate,
  errors,
});

export const RebateClaim = z.object({
  id: Id,
  amount: Decimal,
  currency: z.string(),
  validBet: Decimal,
  at: Instant,
});
export type RebateClaim = z.infer<typeof RebateClaim>;

export const claimRebate = operation({
  id: 'claimRebate',
  method: 'POST',
  path: '/api/rebate/claim',
  access: 'member',
  summary: 'Pays the rebate into the member’s cash; the same idempotency key pays it once',
  body: z.object({ idempotencyKey: z.uuid() }),
  value: RebateClaim,
  errors: [...errors, 'NOTHING_TO_CLAIM'],
});

export const rebateClaims = operation({
  id: 'rebateClaims',
  method: 'GET',
  path: '/api/rebate/claims',
  access: 'member',
  summary: 'The member’s claims, latest first; `next` begins the following page, and is null after the last',
  query: z.object({
    /** Only those before this one. */
    before: z.optional(Id),
    pageSize: z._default(queryInteger(1, 100), 20),
  }),
  value: z.object({ list: z.array(RebateClaim), next: z.nullable(Id) }),
  errors,
});
