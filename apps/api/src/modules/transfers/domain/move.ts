import type { walletMoveReasons, walletMoveStates } from '@champa/contract';
import { type Amount, SCALE } from '@champa/money';

export type MoveState = (typeof walletMoveStates)[number];
export type MoveReason = (typeof walletMoveReasons)[number];
export type Direction = 'in' | 'out';
/**
 * The cause of a move: the member, the opening of a game (`launch`), leaving it (`return`), or a recall of everything.
 */
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
  /** The vendor's reference. */
  reference: string;
  /** The ledger's hold, of a move in. */
  hold: bigint | null;
  /** The balance at the vendor after it. */
  balance: Amount | null;
  /** The result of play there since the move before. */
  played: Amount | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
};

/** Whether a move has ended, either way. */
export function isSettled({ state }: Pick<Move, 'state'>): boolean {
  return state === 'confirmed' || state === 'refused';
}

const HUNDREDTH = SCALE / 100n;

/** More than anybody has, and less than the limit of the tables. */
const MOST = 10n ** 18n;

/** Vendors move whole hundredths; anything finer would be rounded by somebody. */
export function isMovable(amount: Amount): boolean {
  return amount > 0n && amount < MOST && amount % HUNDREDTH === 0n;
}

/** The largest part of an amount that can be moved; the rest stays. */
export function wholePart(amount: Amount): Amount {
  return amount - (amount % HUNDREDTH);
}

/**
 * The result of play at the vendor since our books and the vendor last agreed: the vendor's balance now, less its
 * balance then and what this move put in or took out. Above zero the member has won.
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

/** How often the vendor is queried about a move until it has answered; without end. */
export const ASKING_PACE = { soonest: 5, latest: 600 } as const;
