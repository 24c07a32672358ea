import * as z from 'zod/mini';
import { Decimal, Id, Instant, queryInteger } from './common.ts';
import { GameType } from './games.ts';
import { operation } from './operation.ts';

/** Bonus money: what the brand offers, and what a member was granted. */

export const offerKinds = ['first_deposit', 'deposit', 'gift'] as const;
export const wageringBases = ['bonus', 'bonus_and_deposit'] as const;

/** `queued` waits until the bonus before it has ended; the last four are final. */
export const bonusStates = ['queued', 'active', 'completed', 'used_up', 'expired', 'forfeited'] as const;
export type BonusState = (typeof bonusStates)[number];

/**
 * How much of a stake counts, per mille: on games of a type, of a vendor, on one game, or on all others. Zero: the bonus cannot
 * be used there.
 */
export const Contribution = z.discriminatedUnion('of', [
  z.object({ of: z.literal('type'), gameType: GameType, perMille: z.int() }),
  z.object({ of: z.literal('vendor'), name: z.string(), perMille: z.int() }),
  z.object({ of: z.literal('game'), name: z.string(), perMille: z.int() }),
  z.object({ of: z.literal('others'), perMille: z.int() }),
]);
export type Contribution = z.infer<typeof Contribution>;

/** The conditions of a bonus, the same in the offer and in the granted bonus. */
const conditions = {
  name: z.string(),
  /** The brand's own words about it; plain text. */
  terms: z.string(),
  currency: z.string(),
  contributions: z.array(Contribution),
  /** The highest stake on games that count; null: as high as the game allows. */
  maxStake: z.nullable(Decimal),
  /** The maximum amount that becomes cash; null: no maximum. */
  maxWin: z.nullable(Decimal),
  /** Stakes take the bonus before cash. */
  isBonusFirst: z.boolean(),
  /** Days within which it must be wagered. */
  days: z.int(),
};

/**
 * Another offer that a deposit with this one shuts out. `this_deposit`: it can be chosen with a later one; `for_ever`: it is of the
 * first deposit.
 */
export const ExcludedOffer = z.object({
  code: z.string(),
  name: z.string(),
  until: z.enum(['this_deposit', 'for_ever']),
});
export type ExcludedOffer = z.infer<typeof ExcludedOffer>;

export const BonusOffer = z.object({
  code: z.string(),
  kind: z.enum(offerKinds),
  /** Percentage of the deposit. */
  percent: z.int(),
  maxBonus: Decimal,
  minDeposit: Decimal,
  wageringFactor: z.int(),
  wageringBase: z.enum(wageringBases),
  /** The other offers that it shuts out. */
  excludes: z.array(ExcludedOffer),
  ...conditions,
});
export type BonusOffer = z.infer<typeof BonusOffer>;

export const Bonus = z.object({
  id: Id,
  state: z.enum(bonusStates),
  amount: Decimal,
  /** The money that can be played with now. */
  balance: Decimal,
  /** The stakes required, and those that counted so far. */
  required: Decimal,
  wagered: Decimal,
  /** The amount that became cash. */
  converted: Decimal,
  grantedAt: Instant,
  activatedAt: z.nullable(Instant),
  expiresAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
  ...conditions,
});
export type Bonus = z.infer<typeof Bonus>;

/** One movement of a bonus. `amount` is signed; `balance` is what it left. */
export const BonusMovement = z.object({
  id: z.string(),
  kind: z.string(),
  amount: Decimal,
  balance: Decimal,
  /** The game. */
  description: z.nullable(z.string()),
  at: Instant,
});
export type BonusMovement = z.infer<typeof BonusMovement>;

export const bonusOffers = operation({
  id: 'bonusOffers',
  method: 'GET',
  path: '/api/bonus/offers',
  access: 'member',
  summary: 'The bonuses a member may choose with their next deposit',
  value: z.object({ list: z.array(BonusOffer) }),
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

export const bonuses = operation({
  id: 'bonuses',
  method: 'GET',
  path: '/api/bonus',
  access: 'member',
  summary:
    'The member’s bonuses: the one they are wagering, those that wait in their order, then what has ended, latest first',
  value: z.object({ list: z.array(Bonus) }),
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

export const bonusMovements = operation({
  id: 'bonusMovements',
  method: 'GET',
  path: '/api/bonus/{id}/movements',
  access: 'member',
  summary: 'The movements of one of the member’s bonuses, newest first',
  params: z.object({ id: Id }),
  query: z.object({ pageNo: z._default(queryInteger(1, 10_000), 1), pageSize: z._default(queryInteger(1, 100), 20) }),
  value: z.object({ list: z.array(BonusMovement), total: z.int(), totalPages: z.int() }),
  errors: ['NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED'],
});

export const forfeitBonus = operation({
  id: 'forfeitBonus',
  method: 'POST',
  path: '/api/bonus/{id}/forfeit',
  access: 'member',
  summary: 'Gives up a bonus with all that was won with it; cash stays. One that has ended already stays as it is',
  params: z.object({ id: Id }),
  value: Bonus,
  errors: ['NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED'],
});
