import { type Amount, SCALE } from '@champa/money';
import { addFractions, type Fraction, fraction } from '../core/fraction.ts';
import type { Choice, LineKind, Play } from '../core/play.ts';
import { WHOLE_SCALE } from './modes.ts';
import { type Odds, oddsKey } from './odds.ts';
import { oddsRangeOf } from './tables.ts';

/** The units of a stake: 元, 角, 分, 厘. */
export const units = ['yuan', 'jiao', 'fen', 'li'] as const;

export type Unit = (typeof units)[number];

const unitAmounts: Readonly<Record<Unit, Amount>> = {
  yuan: SCALE,
  jiao: SCALE / 10n,
  fen: SCALE / 100n,
  li: SCALE / 1000n,
};

/** One bet is two units, as in all tables of the trade. */
const UNITS_A_BET = 2n;

/** Maximum multiplier of a stake. */
export const MAX_MULTIPLIER = 9999;

/** The stake of a unit and a multiplier: what one line of price 1 costs. */
export function stakeOf(unit: Unit, multiplier: number): Amount {
  return UNITS_A_BET * unitAmounts[unit] * BigInt(multiplier);
}

/** The price of a line of a choice, and its prizes by tier. Both are for the requested stake. */
export type Quote = { stake: Amount; linePrice: Amount; prizes: Readonly<Record<string, Amount>> };

/** A brand's own odds of a tier, by `oddsKey`; a missing one has the default. */
export type OwnOdds = Readonly<Record<string, Odds>>;

/**
 * Quotes a play. Tiers with odds pay odds x stake; all others are computed on the scale, so that a line returns scale/2000 of its
 * price, refunds included. Every prize is rounded down to the smallest amount, once, for one winning line.
 */
export function quote(play: Play, stake: Amount, scale: number, oddsOf: (tier: string) => Odds | null): Quote {
  const linePrice = stake * play.price;
  const prizes: Record<string, Amount> = {};
  for (const kind of play.kinds) {
    for (const { id, hits } of kind.tiers) {
      const odds = oddsOf(id);
      prizes[id] = odds === null ? prizeOnScale(kind, hits, linePrice, scale) : (stake * odds) / 1000n;
    }
  }
  return { stake, linePrice, prizes };
}

/** The odds of a play's tiers: the brand's own, else the default; null for the scale. */
export function oddsBy(play: Play, own: OwnOdds = {}): (tier: string) => Odds | null {
  return (tier) => own[oddsKey(play.id, tier)] ?? oddsRangeOf(play.family, play.id, tier)?.odds ?? null;
}

/** The long-run return of the price of a line of a kind, as quoted: a screen shows it before a bet. */
export function returnOf(kind: LineKind, { linePrice, prizes }: Quote): Fraction {
  const paid = kind.tiers.reduce((sum, { id, hits }) => sum + hits * (prizes[id] ?? 0n), 0n);
  return addFractions(fraction(paid, kind.outcomes * linePrice), fraction(kind.refunds, kind.outcomes));
}

/**
 * The long-run return of the price of a whole choice: the average of its lines, weighted by the number of each kind; or that of
 * the choice as one, if it pays as one.
 */
export function returnOfChoice(play: Play, choice: Choice, quoted: Quote): Fraction {
  const lines = play.lines(choice);
  if (play.wholeKind) return returnOf(play.wholeKind(choice), { ...quoted, linePrice: quoted.linePrice * lines });
  if (play.kinds.length === 1) return returnOf(play.kinds[0]!, quoted);
  const counts = new Map<string, bigint>();
  for (const { kind } of play.enumerate(choice)) counts.set(kind, (counts.get(kind) ?? 0n) + 1n);
  let back = fraction(0n);
  for (const kind of play.kinds) {
    const { numerator, denominator } = returnOf(kind, quoted);
    back = addFractions(back, fraction(numerator * (counts.get(kind.id) ?? 0n), denominator * lines));
  }
  return back;
}

/** The chance that a line of a kind wins. */
export function chanceOf({ ways, outcomes }: LineKind): Fraction {
  return fraction(ways, outcomes);
}

/** The rebate of a member whose own scale is above the one they play at: a share of their stakes (返点). */
export function rebateOn(cost: Amount, own: number, scale: number): Amount {
  return own > scale ? (cost * BigInt(own - scale)) / BigInt(WHOLE_SCALE) : 0n;
}

function prizeOnScale({ outcomes, refunds }: LineKind, hits: bigint, linePrice: Amount, scale: number): Amount {
  const whole = BigInt(WHOLE_SCALE);
  return (linePrice * (BigInt(scale) * outcomes - whole * refunds)) / (whole * hits);
}
