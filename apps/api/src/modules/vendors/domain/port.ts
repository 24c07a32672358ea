import type { Amount } from '@champa/money';

/** A vendor's session token as it is stored: its SHA-256, in hex. */
export type TokenHash = string;

type Play = {
  vendorId: number;
  token: TokenHash;
  /** Whom the vendor means, where it says so: the member's id. Another than the session's is refused. */
  player: string | null;
  /** The vendor's key of this transaction; unique per vendor, for ever. */
  txId: string;
  round: string;
  gameCode: string;
  /** The round is over with this. */
  closesRound: boolean;
};

/** Takes a stake. A free one is recorded and leaves cash alone. */
export type Debit = Play & { kind: 'bet'; currency: string; amount: Amount; free: boolean; playable: boolean };

/** Pays a win for a bet. */
export type Credit = Play & { kind: 'win'; currency: string; amount: Amount; free: boolean; reference: string };

/** Takes a bet back; where it hasn't come yet, it never will. */
export type Cancel = Play & { kind: 'rollback'; reference: string };

/** What a vendor may do with a player's money, in whatever dialect it says so. */
export type PlayCommand = Debit | Credit | Cancel;

/**
 * What became of a command. All but `done` and `repeated` are refusals, with no effect:
 * - `conflict`: the key belongs to another command
 * - `no_session`: no such session of this vendor and player
 * - `wrong_currency`: not the session's
 * - `vendor_disabled`, `expired`, `blocked`, `unknown_game`, `round_closed`, `limit_reached`, `insufficient_funds`: of bets
 *   only; `blocked` also by the member's own pause or exclusion, `limit_reached` by a limit he set or by the highest stake
 *   that his bonus allows
 * - `unknown_bet`: the reference is no bet of this player and round
 * - `cancelled`: a bet that was rolled back, or a win for one
 * - `settled`: a further win after the round closed
 */
export const outcomes = [
  'done',
  'repeated',
  'conflict',
  'no_session',
  'wrong_currency',
  'vendor_disabled',
  'expired',
  'blocked',
  'unknown_game',
  'round_closed',
  'limit_reached',
  'insufficient_funds',
  'unknown_bet',
  'cancelled',
  'settled',
] as const;

export type Outcome = (typeof outcomes)[number];

/** A player as a vendor may know him. */
export type Player = { memberId: string; currency: string };

/** What of a player's balance is cash and what bonus. */
export type BalanceParts = { cash: Amount; bonus: Amount };

/**
 * `player` and `balance` are missing only where there is no session. `balance` is what the vendor is told: cash, and the bonus
 * where the game may be played with it. `version` tells that something was moved. `parts` is null for a player who never held
 * a bonus: his balance is cash.
 */
export type PlayResult = {
  outcome: Outcome;
  player: Player | null;
  balance: Amount;
  version: bigint | null;
  parts: BalanceParts | null;
};

export type SessionQuery = { vendorId: number; token: TokenHash; player: string | null };

export type PlayerInfo = { memberId: string; country: string; currency: string };

/**
 * The one way from the wire to money. A dialect is an adapter in front of it: it verifies and reads a vendor's request,
 * makes commands of it and writes the answer in the vendor's words.
 */
export type WalletPort = {
  /** One transaction: on disk when this resolves. */
  play: (command: PlayCommand) => Promise<PlayResult>;
  /** Null where there is no such session. An expired one still tells. */
  balance: (query: SessionQuery) => Promise<(Player & { balance: Amount }) | null>;
  info: (query: SessionQuery) => Promise<PlayerInfo | null>;
  /** Whether a vendor has this game and it is switched on. */
  isPlayable: (vendorCode: string, gameCode: string) => boolean;
};
