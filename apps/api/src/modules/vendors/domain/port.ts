import type { Amount } from '@champa/money';

/** A vendor's session token as it is stored: its SHA-256, in hex. */
export type TokenHash = string;

type Play = {
  vendorId: number;
  token: TokenHash;
  /**
   * The player whom the vendor names: the member's ID; null where it names none. Any other than the session's is
   * refused.
   */
  player: string | null;
  /** The vendor's key of this transaction; unique per vendor, for ever. */
  txId: string;
  round: string;
  gameCode: string;
  /** Whether this ends the round. */
  closesRound: boolean;
};

/** Takes a stake. A free one is recorded and leaves cash unchanged. */
export type Debit = Play & { kind: 'bet'; currency: string; amount: Amount; free: boolean; playable: boolean };

/** Pays a win for a bet. `knownGame`: whether we have the game that the vendor names; the win is paid in any case. */
export type Credit = Play & {
  kind: 'win';
  currency: string;
  amount: Amount;
  free: boolean;
  reference: string;
  knownGame: boolean;
};

/** Rolls a bet back; if the bet comes later, it is refused. */
export type Cancel = Play & { kind: 'rollback'; reference: string };

/** A vendor's action on a player's money, in any dialect. */
export type PlayCommand = Debit | Credit | Cancel;

/**
 * The result of a command. All but `done` and `repeated` are refusals, without effect:
 * - `conflict`: the key belongs to another command
 * - `no_session`: no such session of this vendor and player
 * - `wrong_currency`: not the session's
 * - `vendor_disabled`, `expired`, `blocked`, `unknown_game`, `round_closed`, `limit_reached`, `insufficient_funds`: of bets
 *   only; `blocked` also by the member's own time-out or exclusion, `limit_reached` by their own limit, or by the highest
 *   stake that their bonus, or the game by their rank, allows
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

/** A player as a vendor may know them. */
export type Player = { memberId: string; currency: string };

/** The cash and the bonus part of a player's balance. */
export type BalanceParts = { cash: Amount; bonus: Amount };

/**
 * `player` and `balance` are missing only where there is no session. `balance` is the one sent to the vendor: cash, and
 * the bonus where the game may be played with it. `version` is set where something was moved. `parts` is null for a
 * player who never held a bonus: their balance is cash.
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
 * The only way from vendors' calls to money. A dialect is an adapter in front of it: it verifies and parses a vendor's
 * request, makes commands of it and writes the answer in the vendor's format.
 */
export type WalletPort = {
  /** One transaction: on disk when this resolves. */
  play: (command: PlayCommand) => Promise<PlayResult>;
  /** Null where there is no such session. An expired one still has a balance. */
  balance: (query: SessionQuery) => Promise<(Player & { balance: Amount }) | null>;
  info: (query: SessionQuery) => Promise<PlayerInfo | null>;
  /**
   * Opens a session for the vendor's own token, like the session of `query` and as long, for parties that exchange the
   * launch token for one of theirs. Again: no effect. False where there is no such session, or the token is another's.
   */
  exchangeToken: (query: SessionQuery, own: TokenHash) => Promise<boolean>;
  /** Whether a vendor has this game and it is switched on. */
  isPlayable: (vendorCode: string, gameCode: string) => boolean;
  /** Whether a vendor has this game, switched on or not. */
  isKnownGame: (vendorCode: string, gameCode: string) => boolean;
};
