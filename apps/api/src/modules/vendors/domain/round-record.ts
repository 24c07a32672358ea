import type { Amount } from '@champa/money';
import type { Round, RoundState } from './round.ts';

/** A round in lists of records. */
export type RecordedRound = Round & { vendorId: number; validBet: Amount };

/** The cursor of a list of rounds, latest first. */
export type RoundPlace = { at: Temporal.Instant; id: bigint };

/** From inclusive, to exclusive. */
export type Span = { from: Temporal.Instant; to: Temporal.Instant };

/** The wanted rounds of a member: begun in these spans, latest span first, none of them touching another. */
export type RoundsWish = {
  memberId: string;
  spans: readonly Span[];
  /** Null: of all games. */
  games: readonly { vendorId: number; gameCode: string }[] | null;
  state: RoundState | null;
  /** Only rounds after it in the list. */
  after: RoundPlace | null;
  limit: number;
};

/** The wanted rounds of some vendors of which a part was rolled back. */
export type PartlyCancelledWish = Omit<RoundsWish, 'spans' | 'state'> & {
  span: Span;
  /** The vendors' codes. */
  vendors: readonly string[];
};

/** One call of a vendor about a round. */
export type RoundCall = {
  id: bigint;
  /** The vendor's key of it. */
  txId: string;
  kind: 'bet' | 'win' | 'rollback' | 'tombstone' | 'unwin';
  /** As the vendor sent it; a rollback sends none. */
  amount: Amount;
  /** In the ledger, or in the transfer wallet: zero for a free bet. */
  moved: Amount;
  isFree: boolean;
  /** A bet that was rolled back. */
  isCancelled: boolean;
  /** The member's cash after it; null where it was played from a transfer wallet. */
  balance: Amount | null;
  at: Temporal.Instant;
};

/** `refused`: the vendor did not answer, or not with an address. */
export type RoundShown = { kind: 'shown'; url: string } | { kind: 'refused'; reason: string };
