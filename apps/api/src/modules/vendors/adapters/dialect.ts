import type { IncomingHttpHeaders } from 'node:http';
import type { DayReport } from '../domain/day-report.ts';
import type { PaidFeature } from '../domain/paid-features.ts';
import type { FreeRounds, FreeRoundsTold } from '../domain/free-rounds.ts';
import type { WalletPort } from '../domain/port.ts';
import type { ReportedPot } from '../domain/pot.ts';
import type { RoundShown } from '../domain/round-record.ts';
import type { Vendor, WireVendor } from '../domain/vendor.ts';
import type { TransferWallet } from '../domain/transfer-wallet.ts';
import type { KeyKind } from '../../../platform/keys.ts';

/** One call of a vendor as it arrived. */
export type WireRequest = {
  /** Below the vendor's own path: `/transaction/bet`. */
  path: string;
  /** The whole path with its query, as it was sent: some parties sign it. */
  url: string;
  /** Null: the code is unknown, or the vendor has another dialect. */
  vendor: WireVendor | null;
  headers: IncomingHttpHeaders;
  /** The exact bytes, as they were signed. */
  body: Buffer;
};

/**
 * `outcome` is the answer in one word of the dialect, for metrics. `isFault`: the call was not refused by a rule of play, but could not
 * be verified, read or carried out.
 */
export type WireAnswer = { status: number; contentType: string; body: string; outcome: string; isFault: boolean };

/** What a vendor needs to open a game. */
export type GameOpening = {
  operatorId: string;
  gameCode: string;
  currency: string;
  country: string;
  /** ISO 639-1. */
  language: string;
  player: string;
  token: string;
  lobbyUrl: string;
  depositUrl: string;
  device: 'desktop' | 'mobile';
  ip: string;
  /** What this player may have in slots for more than the stake. */
  extras: readonly PaidFeature[];
};

/** `refused`: the vendor did not answer, or not with an address; `reason` is for the log. */
export type GameOpened = { kind: 'opened'; url: string } | { kind: 'refused'; reason: string };

/** The operator's ID at the vendor, and the currency of the pots. */
export type PotsWish = { operatorId: string; currency: string };

/** `refused`: the vendor did not answer, or not with a list of pots; `reason` is for the log. */
export type PotsListed = { kind: 'told'; pots: ReportedPot[] } | { kind: 'refused'; reason: string };

/** A vendor's games in its own words. `refused`: it did not answer, or not with a list. */
export type GamesListed =
  | { kind: 'told'; games: readonly Record<string, unknown>[] }
  | { kind: 'refused'; reason: string };

/** A gift of free rounds, and the operator's ID at the vendor. */
export type FreeRoundsWish = FreeRounds & { operatorId: string };

/**
 * A wallet protocol of the trade: see the reference of wallet dialects. A capability that a party lacks is left out.
 */
export type Dialect = {
  name: string;
  /** The kind of credential that verifies its vendors' calls. */
  key: KeyKind;
  /** The paths of the calls it answers, each below `/wallet/{vendorCode}`. */
  paths: readonly string[];
  /** Answers one call. Rejects only where the answer is not known; `failed` is the answer then. */
  answer: (request: WireRequest, port: WalletPort) => Promise<WireAnswer>;
  failed: (request: WireRequest, error: unknown) => WireAnswer;
  openGame: (vendor: Vendor, opening: GameOpening) => Promise<GameOpened>;
  /** The vendor's pots. */
  listPots?: (vendor: Vendor, wish: PotsWish) => Promise<PotsListed>;
  /** The vendor's list of games. */
  listGames?: (vendor: Vendor, operatorId: string) => Promise<GamesListed>;
  /** The address of a round's replay. */
  showRound?: (vendor: Vendor, wish: { player: string; round: string }) => Promise<RoundShown>;
  /** Gives a player free rounds; once for each ID. */
  giveFreeRounds?: (vendor: Vendor, wish: FreeRoundsWish) => Promise<FreeRoundsTold>;
  /** The transfer wallet of a vendor of the kind `transfer`. */
  transferWallet?: (vendor: WireVendor) => TransferWallet;
  /** What a vendor of the kind `seamless` says its games moved in our wallet. */
  dayReport?: (vendor: WireVendor) => DayReport;
};
