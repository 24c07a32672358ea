import type { Amount } from '@champa/money';
import type { Round, RoundState } from './round.ts';

/** A round as lists of records have it. */
export type RecordedRound = Round & { vendorId: number };

/** The place of a round in a list, latest first. */
export type RoundPlace = { at: Temporal.Instant; id: bigint };

/** From inclusive, to exclusive. */
export type Span = { from: Temporal.Instant; to: Temporal.Instant };

/** Which rounds of a member: begun in these spans, latest span first, none of them touching another. */
export type RoundsWish = {
  memberId: string;
  spans: readonly Span[];
  /** Null: of all games. */
  games: readonly { vendorId: number; gameCode: string }[] | null;
  state: RoundState | null;
  /** Only those after it in the list. */
  after: RoundPlace | null;
  limit: number;
};

/** One call of a vendor about a round. */
export type RoundCall = {
  id: bigint;
  /** The vendor's name of it. */
  txId: string;
  kind: 'bet' | 'win' | 'rollback' | 'tombstone' | 'unwin';
  /** As told; of a rollback on the wire nothing. */
  amount: Amount;
  /** In the ledger, or at the vendor that keeps the balance: nothing for a free bet. */
  moved: Amount;
  isFree: boolean;
  /** A bet that was taken back. */
  isCancelled: boolean;
  /** The member's cash after it; null where it was played against a balance of the vendor's. */
  balance: Amount | null;
  at: Temporal.Instant;
};

/** `refused`: the vendor did not answer, or not with an address. */
export type RoundShown = { kind: 'shown'; url: string } | { kind: 'refused'; reason: string };
