import type { walletMoveReasons, walletMoveStates } from '@champa/contract';
import { type Amount, SCALE } from '@champa/money';

export type MoveState = (typeof walletMoveStates)[number];
export type MoveReason = (typeof walletMoveReasons)[number];
export type Direction = 'in' | 'out';
/** Who wanted it: the member, or the site when a game was opened (`launch`) or left (`return`), or everything was called back. */
export type Cause = 'member' | 'launch' | 'return' | 'recall';

export type Move = {
  id: bigint;
  memberId: string;
  vendor: string;
  currency: string;
  /** As seen from the vendor. */
  direction: Direction;
  amount: Amount;
  state: MoveState;
  reason: MoveReason | null;
  cause: Cause;
  /** What the vendor knows it by. */
  reference: string;
  /** The ledger's, of a move in. */
  hold: bigint | null;
  /** At the vendor after it. */
  balance: Amount | null;
  /** What play there came to since the move before. */
  played: Amount | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
};

/** A move that has come to an end, one way or the other. */
export function isSettled({ state }: Pick<Move, 'state'>): boolean {
  return state === 'confirmed' || state === 'refused';
}

const HUNDREDTH = SCALE / 100n;

/** More than anybody has, and less than what the tables can hold. */
const MOST = 10n ** 18n;

/** Vendors move whole hundredths; anything finer would be rounded by somebody. */
export function isMovable(amount: Amount): boolean {
  return amount > 0n && amount < MOST && amount % HUNDREDTH === 0n;
}

/** The most of an amount that can be moved; the rest stays where it is. */
export function wholePart(amount: Amount): Amount {
  return amount - (amount % HUNDREDTH);
}

/**
 * What play at the vendor came to since our books and the vendor last agreed: what the vendor has now, less what it had then
 * and what this move put in or took out. Above zero the member has won.
 */
export function playedSince(
  { direction, amount }: Pick<Move, 'direction' | 'amount'>,
  placed: Amount,
  balance: Amount,
): Amount {
  return direction === 'in' ? balance - amount - placed : balance + amount - placed;
}

/** A move whose server has died is taken over after this; a call to a vendor takes five seconds at most. */
export const TAKE_OVER_SECONDS = 15;

/** How the vendor is asked about a move until it has answered, for ever. */
export const ASKING_PACE = { soonest: 5, latest: 600 } as const;
