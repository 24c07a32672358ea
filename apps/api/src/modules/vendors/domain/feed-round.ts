import type { Amount } from '@champa/money';

/** A round of a transfer-wallet vendor's settled-round feed. */
export type FeedRound = {
  /** The vendor's reference, unique there for ever. */
  ref: string;
  /** Grows with each change; of two versions of a round the higher revision counts. */
  revision: number;
  /** `void`: cancelled, with all its bets. */
  state: 'settled' | 'void';
  player: string;
  currency: string;
  gameCode: string;
  stake: Amount;
  win: Amount;
  /** The number of its bets; null where the vendor does not say. */
  bets: number | null;
  startedAt: Temporal.Instant;
  settledAt: Temporal.Instant;
  /** When it changed last, by the vendor's clock. The feed is in this order. */
  changedAt: Temporal.Instant;
};

/** An unreadable part of a page, as it came, cut short. */
export type UnreadableRound = { text: string };

export type FeedWish = {
  /** Changed from then on. */
  from: Temporal.Instant;
  /** Where the previous page ended; null: the first page. */
  after: string | null;
};

export type FeedPage = {
  rounds: FeedRound[];
  unreadable: UnreadableRound[];
  /** Null after the last page. */
  next: string | null;
};

/**
 * The result of a round of the feed:
 * - `begun`: it is in the record now
 * - `changed`: it was in the record, and was updated
 * - `known`: the record has this revision or a later one
 * - `on_the_wire`: it came by wallet calls, which count; nothing was done
 * - `unknown_player`, `wrong_currency`: it matches no member's record; it is kept for the operator
 */
export type FeedOutcome = 'begun' | 'changed' | 'known' | 'on_the_wire' | 'unknown_player' | 'wrong_currency';

/** A round of the feed that matches no member's record. */
export type StrayRound = { ref: string; reason: string; told: string; at: Temporal.Instant };
