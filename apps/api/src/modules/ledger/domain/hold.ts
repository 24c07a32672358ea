import type { Amount } from '@champa/money';
import type { AccountId } from './account.ts';
import type { Movement } from './movement.ts';

export type HoldId = bigint;

/** `open` until it is posted (to somebody) or voided (back to the member), at most once. */
export const holdStates = ['open', 'posted', 'voided'] as const;
export type HoldState = (typeof holdStates)[number];

/** Reserves: the amount leaves the member's account for the same member's locked account. */
export type Reservation = Pick<Movement, 'source' | 'key' | 'kind' | 'amount' | 'reference' | 'actor'> & {
  account: AccountId;
  /** From this time on a job voids it. */
  expiresAt: Temporal.Instant;
};

export type ReservationResult =
  | { status: 'reserved' | 'duplicate'; hold: HoldId; state: HoldState; balance: Amount }
  | { status: 'conflict' }
  | { status: 'insufficient_funds'; balance: Amount };

/** Posts a hold to `credit`. If `amount` is a part, the rest returns to the member in the same transaction. */
export type HoldPosting = { hold: HoldId; kind: string; credit: AccountId; actor: string; amount?: Amount };

/** Posts a part of a hold to `credit`; the rest stays reserved, unless nothing is left. The same key again is the same part. */
export type PartPosting = { hold: HoldId; key: string; kind: string; credit: AccountId; actor: string; amount: Amount };

export type HoldVoiding = { hold: HoldId; kind: string; actor: string };

/**
 * - `done`: now, or before by the same request.
 * - `ended`: the hold had ended another way; nothing was done.
 * - `exceeds_hold`: more than is reserved; nothing was done.
 */
export type HoldResult =
  | { status: 'done'; state: HoldState; posted: Amount; balance: Amount }
  | { status: 'ended'; state: HoldState; posted: Amount }
  | { status: 'exceeds_hold'; reserved: Amount }
  | { status: 'unknown_hold' };

/** As `HoldResult`; `conflict`: the key belongs to another part. `left` is what is still reserved. */
export type PartResult =
  | { status: 'done'; state: HoldState; left: Amount; balance: Amount }
  | { status: 'conflict' }
  | { status: 'ended'; state: HoldState }
  | { status: 'exceeds_hold'; left: Amount }
  | { status: 'unknown_hold' };
