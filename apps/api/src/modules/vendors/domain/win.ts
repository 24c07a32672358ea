import type { Amount } from '@champa/money';

/** A settled round played for real money that won something. */
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
  /** Rounds that changed then or later. */
  since: Temporal.Instant;
  currency: string;
  /** So many of each vendor and day, the highest; where a vendor's games are told apart below, so many of each kind. */
  atMost: number;
  /** Games of vendors that have several kinds, each with its own. */
  kinds: readonly { vassalage: string; gameCode: string; kind: string }[];
};
