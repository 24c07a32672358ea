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

/** As many as the server takes on one slip. */
export const MOST_BETS = 100;

/** What a player decides beside his numbers: the stake of a line, and the scale he plays at. */
export type Staking = { unit: Unit; multiplier: number; scale: number | null };

/** A bet on the slip, as the server will take it. */
export type SlipBet = { key: string; play: string; choice: Choice; unit: Unit; multiplier: number };

/** What a choice costs and may bring, or why it is none. */
export type Priced =
  | {
      ok: true;
      choice: Choice;
      lines: bigint;
      linePrice: Amount;
      cost: Amount;
      best: Amount;
      rebate: Amount;
      /** It costs neither less nor more than a bet of the game may. */
      isWithin: boolean;
      /** A number of it that takes no bets just now. */
      closed: string | null;
    }
  | { ok: false; problem: ChoiceProblem };

/** The plays a game offers, in the engine's order. */
export function playsOffered(family: FamilyId, terms: LotteryTerms): readonly Play[] {
  const offered = new Set(terms.plays);
  return offeredPlays(family, terms.settings as Settings).filter(({ id }) => offered.has(id));
}

/** What a line of a play costs and pays by the game's terms. */
export function quoted(play: Play, terms: LotteryTerms, { unit, multiplier, scale }: Staking): Quote {
  const stake = stakeOf(unit, multiplier) * BigInt(terms.base);
  return quote(play, stake, scale ?? WHOLE_SCALE, oddsBy(play, ownOddsOf(terms)));
}

/** Prices whatever is chosen just now by the same rules as the server. */
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

/** Whether the server would take it, as far as its price goes. */
export function canBet(price: Priced): price is Extract<Priced, { ok: true }> {
  return price.ok && price.isWithin && price.closed === null;
}

/** What a bet of a slip is and costs now; null where its game does not take such a bet any more. */
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

/** What all bets of a slip cost together for one draw, at one scale. Bets on plays that are no longer offered count as nothing. */
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

/** A choice of nothing, to begin with. */
export function emptyChoice({ board }: Pick<Play, 'board'>): Choice {
  const rows = board.rows.map((): string[] => []);
  return board.places ? { rows, places: Array.from({ length: board.places.of }, (_, place) => place) } : { rows };
}

/** A choice with other symbols in one row. What a banker is, is no pick beside it. */
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
