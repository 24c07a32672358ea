import type { Amount } from '@champa/money';

/** A settled round with a win, played for real money. */
export type Win = {
  roundId: bigint;
  memberId: string;
  vassalage: string;
  gameCode: string;
  amount: Amount;
  currency: string;
  /** When the round changed last. */
  at: Temporal.Instant;
};

export type WinsQuery = {
  /** Rounds that changed since then. */
  since: Temporal.Instant;
  currency: string;
  /**
   * The number of highest wins of each vendor and day; where kinds of a vendor's games are given below, of each kind.
   */
  atMost: number;
  /** Games of vendors with several kinds, each with its kind. */
  kinds: readonly { vassalage: string; gameCode: string; kind: string }[];
};
