import type { Amount } from '@champa/money';

/** A round played against a balance that its vendor keeps, as the vendor tells it after it ended. */
export type ToldRound = {
  /** The vendor's name of it, unique there for ever. */
  ref: string;
  /** One more with each change; of two words about a round the one with the higher revision counts. */
  revision: number;
  /** `void`: taken back, with all its bets. */
  state: 'settled' | 'void';
  player: string;
  currency: string;
  gameCode: string;
  stake: Amount;
  win: Amount;
  /** How many bets it had; null where the vendor does not say. */
  bets: number | null;
  startedAt: Temporal.Instant;
  settledAt: Temporal.Instant;
  /** When it changed last, by the vendor's clock. The list is in this order. */
  changedAt: Temporal.Instant;
};

/** What of a page could not be read, as it came, cut short. */
export type UnreadableRound = { text: string };

export type ToldRoundsWish = {
  /** Changed from then on. */
  from: Temporal.Instant;
  /** Where the page before ended; null: the first. */
  after: string | null;
};

export type ToldPage = {
  rounds: ToldRound[];
  unreadable: UnreadableRound[];
  /** Null after the last page. */
  next: string | null;
};

/**
 * What became of a round that was told:
 * - `begun`: it is in the record now
 * - `changed`: it was, and is what it is now
 * - `known`: so it was before, or later
 * - `on_the_wire`: it came by the vendor's calls, which count; nothing was done
 * - `unknown_player`, `wrong_currency`: it is nobody's here; it is kept for the operator
 */
export type ToldOutcome = 'begun' | 'changed' | 'known' | 'on_the_wire' | 'unknown_player' | 'wrong_currency';

/** A round that was told and is in nobody's record. */
export type StrayRound = { ref: string; reason: string; told: string; at: Temporal.Instant };
