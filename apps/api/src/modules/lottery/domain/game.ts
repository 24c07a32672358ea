import type { Language, LotteryArea } from '@champa/contract';
import type { FamilyId, PrizeMode, Settings, Unit } from '@champa/lottery';
import type { Schedule } from '@champa/lottery/schedule';
import type { Amount } from '@champa/money';

/**
 * When a game draws. `station` names whose result it is, null: that of the region's first station of the day. `both`: its draws are those
 * of the region's first two stations together, for the plays that run over two.
 */
export type GameSchedule =
  | { kind: 'house'; minutes: number }
  | { kind: 'outside'; schedule: Schedule; station: string | null; both?: true };

/** What may lie on something at once. `stake`: in all; `risk`: what it would have to pay. */
export type Cap = { stake: Amount; risk: Amount };

/** A brand's terms of a game. Amounts are in main units times 10^5, as everywhere. */
export type GameTerms = {
  mode: PrizeMode;
  /** The scale its members play at, at most; null: all is at odds. */
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
  /** Of one member on one draw. */
  maxOfMember: Amount;
  /** On one number of a play, on a play whose lines are no single numbers, on the draw; of one draw each. */
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

/** A game that is not there yet, with its place on its page. */
export type NewGame = Omit<Game, 'revision' | 'hot' | 'isOpen'> & { sort: number };

/** The station whose draws a game's are; null: the house's, or those of whoever draws first on a day. */
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
