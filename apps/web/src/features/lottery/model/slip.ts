import type { LotteryTerms } from '@champa/contract';
import {
  bestOfChoice,
  checkChoice,
  type Choice,
  type ChoiceProblem,
  findPlay,
  type FamilyId,
  hotnessOf,
  offeredPlays,
  oddsBy,
  type OwnOdds,
  parseOdds,
  type Play,
  quote,
  type Quote,
  rebateOn,
  type Settings,
  stakeOf,
  type Unit,
  WHOLE_SCALE,
} from '@champa/lottery';
import { type Amount, parseAmount, sum, ZERO } from '@champa/money';

/** The server's limit for one slip. */
export const MOST_BETS = 100;

/** What a player decides besides the numbers: the stake of a line, and the scale. */
export type Staking = { unit: Unit; multiplier: number; scale: number | null };

/** A bet on the slip, in the form of the API. */
export type SlipBet = { key: string; play: string; choice: Choice; unit: Unit; multiplier: number };

/** The price and wins of a choice, or why it is invalid. */
export type Priced =
  | {
      ok: true;
      choice: Choice;
      lines: bigint;
      linePrice: Amount;
      cost: Amount;
      best: Amount;
      rebate: Amount;
      /** Its price is within the limits of the game. */
      isWithin: boolean;
      /** A number of it that is closed to bets now. */
      closed: string | null;
    }
  | { ok: false; problem: ChoiceProblem };

/** The plays that a game offers, in the engine's order. */
export function playsOffered(family: FamilyId, terms: LotteryTerms): readonly Play[] {
  const offered = new Set(terms.plays);
  return offeredPlays(family, terms.settings as Settings).filter(({ id }) => offered.has(id));
}

/** The price and payouts of a play's line by the game's terms. */
export function quoted(play: Play, terms: LotteryTerms, { unit, multiplier, scale }: Staking): Quote {
  const stake = stakeOf(unit, multiplier) * BigInt(terms.base);
  return quote(play, stake, scale ?? WHOLE_SCALE, oddsBy(play, ownOddsOf(terms)));
}

/** Prices the present choice by the same rules as the server. */
export function priced(play: Play, choice: Choice, terms: LotteryTerms, staking: Staking): Priced {
  const checked = checkChoice(play, choice);
  if (!checked.ok) return checked;
  const quotation = quoted(play, terms, staking);
  const cost = checked.lines * quotation.linePrice;
  const own = terms.scale?.own;
  const { closed, hot } = hotnessOf(play, checked.choice, terms.hot);
  return {
    ok: true,
    choice: checked.choice,
    lines: checked.lines,
    linePrice: quotation.linePrice,
    cost,
    best: bestOfChoice(play, checked.choice, { ...quotation, hot }),
    isWithin: cost >= parseAmount(terms.minBet) && cost <= parseAmount(terms.maxBet),
    closed,
    rebate: own !== undefined && staking.scale !== null ? rebateOn(cost, own, staking.scale) : ZERO,
  };
}

/** Whether the server would accept its price. */
export function canBet(price: Priced): price is Extract<Priced, { ok: true }> {
  return price.ok && price.isWithin && price.closed === null;
}

/** A bet of a slip with its present price; null where its game does not take such a bet any more. */
export function pricedBet(
  bet: SlipBet,
  family: FamilyId,
  terms: LotteryTerms,
  scale: number | null,
): { play: Play; price: Extract<Priced, { ok: true }> } | null {
  const play = terms.plays.includes(bet.play) && findPlay(family, bet.play);
  const price = play && priced(play, bet.choice, terms, { ...bet, scale });
  return play && price && price.ok ? { play, price } : null;
}

/** The cost of all bets of a slip for one draw, at one scale. Bets on plays that are no longer offered cost nothing. */
export function slipCost(
  bets: readonly SlipBet[],
  family: FamilyId,
  terms: LotteryTerms,
  scale: number | null,
): { cost: Amount; rebate: Amount; lines: bigint } {
  const prices = bets.flatMap((bet) => pricedBet(bet, family, terms, scale)?.price ?? []);
  return {
    cost: sum(prices.map(({ cost }) => cost)),
    rebate: sum(prices.map(({ rebate }) => rebate)),
    lines: prices.reduce((all, { lines }) => all + lines, 0n),
  };
}

/** An empty choice, to start with. */
export function emptyChoice({ board }: Pick<Play, 'board'>): Choice {
  const rows = board.rows.map((): string[] => []);
  return board.places ? { rows, places: Array.from({ length: board.places.of }, (_, index) => index) } : { rows };
}

/** A choice with other symbols in one row. A banker cannot be picked beside itself. */
export function withRow(
  { board }: Pick<Play, 'board'>,
  choice: Choice,
  row: number,
  symbols: readonly string[],
): Choice {
  const apart = board.rows.some(({ id }) => id === 'bankers');
  const rows = choice.rows.map((chosen, index) => {
    if (index === row) return symbols;
    return apart ? chosen.filter((symbol) => !symbols.includes(symbol)) : chosen;
  });
  return { ...choice, rows };
}

function ownOddsOf({ odds }: LotteryTerms): OwnOdds {
  return Object.fromEntries(Object.entries(odds).map(([key, text]) => [key, parseOdds(text)]));
}
