import type { Amount } from '@champa/money';

/** `rolled_back`: every bet was rolled back, and nothing was won. */
export type RoundState = 'open' | 'closed' | 'rolled_back';

/** One player's round of a game. */
export type Round = {
  id: bigint;
  /** The vendor's reference. */
  ref: string;
  vassalage: string;
  gameCode: string;
  currency: string;
  /** Bets less those rolled back. */
  stake: Amount;
  win: Amount;
  state: RoundState;
  startedAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
};

export type RoundQuery = {
  memberId: string;
  /** When the round started: from inclusive, to exclusive. */
  from: Temporal.Instant;
  to: Temporal.Instant;
  vassalage?: string | undefined;
  /** Part of the round's reference or of its game's code, in any case; or, by `gameCodes`, one of these games. */
  search?: string | undefined;
  gameCodes?: readonly { vassalage: string; gameCode: string }[] | undefined;
  /** From 1. */
  page: number;
  pageSize: number;
};

/** A page of rounds, newest first; the sums are of all pages. */
export type RoundPage = { rounds: Round[]; total: number; stake: Amount; win: Amount };
