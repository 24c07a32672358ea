import type { Language, PrizeGameKind } from '@champa/contract';
import type { Band } from '@champa/fairness';
import type { Amount } from '@champa/money';

export type LocalText = Record<Language, string>;

/** A prize: a gift, or nothing, which the game states. */
export type PrizeGift =
  | { kind: 'nothing' }
  | { kind: 'cash'; amount: Amount; turnoverFactor: number }
  | { kind: 'bonus'; amount: Amount; offer: string }
  | { kind: 'points'; points: bigint }
  | { kind: 'tickets'; game: string; tickets: number }
  | { kind: 'free_rounds'; vassalage: string; gameCode: string; rounds: number; stake: Amount };

export type Prize = {
  code: string;
  names: LocalText;
  /** Its share of the sum of all weights of the game. */
  weight: number;
  gift: PrizeGift;
  isBig: boolean;
};

/** `fallback`: the prize that replaces one that has run out; it never runs out itself. */
export type TableRules = { prizes: Prize[]; fallback: string };

/** `days`: how long an envelope can be opened. */
export type EnvelopeRules = { bands: Band[]; days: number; turnoverFactor: number };

/** Windows by weekday and time of day, in the brand's time zone. `days`: ISO weekdays, Monday 1. */
export type Timetable = { days: number[]; time: string };

export type RainRules = Timetable & {
  minutes: number;
  pot: Amount;
  parts: number;
  min: Amount;
  max: Amount;
  turnoverFactor: number;
};

export type RafflePrize = { code: string; names: LocalText; count: number; gift: PrizeGift; isBig: boolean };

/** `prizes`: best first. */
export type RaffleRules = Timetable & { claimDays: number; prizes: RafflePrize[] };

export type Rules =
  | ({ kind: 'wheel' | 'egg' } & TableRules)
  | ({ kind: 'envelope' } & EnvelopeRules)
  | ({ kind: 'rain' } & RainRules)
  | ({ kind: 'raffle' } & RaffleRules);

export type RulesOf<K extends PrizeGameKind> = Extract<Rules, { kind: K }>;

/** A game as it is now; `edition` names these rules for ever. */
export type Game<K extends PrizeGameKind = PrizeGameKind> = {
  code: string;
  currency: string;
  budget: string;
  isOpen: boolean;
  edition: bigint;
  names: LocalText;
  rules: RulesOf<K>;
};

/** Narrows a game to its kind. */
export function isOfKind<K extends PrizeGameKind>(game: Game, ...kinds: readonly K[]): game is Game & Game<K> {
  return (kinds as readonly PrizeGameKind[]).includes(game.rules.kind);
}

/** The cost of a prize in money. */
export function costOf(gift: PrizeGift): Amount {
  return gift.kind === 'cash' || gift.kind === 'bonus' ? gift.amount : 0n;
}
