import type { Language, LotteryArea } from '@champa/contract';
import type { FamilyId, PrizeMode, Settings, Unit } from '@champa/lottery';
import type { Schedule } from '@champa/lottery/schedule';
import type { Amount } from '@champa/money';

/**
 * When a game draws. `station` names whose result it is, null: that of the region's first station of the day. `both`:
 * its draws are those of the region's first two stations together, for the plays that run over two.
 */
export type GameSchedule =
  | { kind: 'house'; minutes: number }
  | { kind: 'outside'; schedule: Schedule; station: string | null; both?: true };

/** The exposure limits. `stake`: the total stake; `risk`: the total payout. */
export type Cap = { stake: Amount; risk: Amount };

/** A brand's terms of a game. Amounts are in units of 10^-5. */
export type GameTerms = {
  mode: PrizeMode;
  /** The highest scale for its members; null: all plays are at odds. */
  own: number | null;
  /** Main units of money in one unit of stake. */
  base: number;
  units: readonly Unit[];
  /** Own odds in thousandths, by the engine's keys. */
  odds: Readonly<Record<string, bigint>>;
  settings: Settings;
  /** Plays that are not offered. */
  without: readonly string[];
  minBet: Amount;
  maxBet: Amount;
  /** For one member on one draw. */
  maxOfMember: Amount;
  /** For one number of a play, for a play whose lines are no single numbers, and for the draw; each for one draw. */
  number: Cap;
  play: Cap;
  draw: Cap;
  maxDraws: number;
};

export type HotNumber = { play: string; number: string; perMille: number };

export type Game = {
  code: string;
  vassalage: LotteryArea;
  family: FamilyId;
  names: Readonly<Partial<Record<Language, string>>>;
  source: 'house' | 'external';
  schedule: GameSchedule;
  terms: GameTerms;
  /** Counts changes of the terms and of the hot numbers. */
  revision: number;
  hot: readonly HotNumber[];
  isOpen: boolean;
  canCancel: boolean;
};

/** A game to be added, with its position on its page. */
export type NewGame = Omit<Game, 'revision' | 'hot' | 'isOpen'> & { sort: number };

/** The station of a game's draws; null: the house's own, or the first station of each day. */
export function stationOf({ schedule }: Pick<Game, 'schedule'>): string | null {
  return schedule.kind === 'outside' ? schedule.station : null;
}

/** Whether its draws are those of two stations together. */
export function isOfTwo({ schedule }: Pick<Game, 'schedule'>): boolean {
  return schedule.kind === 'outside' && schedule.both === true;
}

export function nameOf({ names, code }: Pick<Game, 'names' | 'code'>, language: Language): string {
  return names[language] ?? names.en ?? code;
}
