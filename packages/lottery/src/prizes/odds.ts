import { addFractions, type Fraction, fraction } from '../core/fraction.ts';
import type { LineKind, Play } from '../core/play.ts';

/** Odds in thousandths: 99400n pays 99.4 per unit staked, stake included. */
export type Odds = bigint;

const THOUSAND = 1000n;

/** The default odds of a tier per unit staked, and the range that a brand may use. */
export type OddsRange = { odds: Odds; from: Odds; to: Odds };

/** Parses odds such as `99.4`, exactly. */
export function parseOdds(text: string): Odds {
  const match = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(text);
  if (!match) throw new RangeError(`not odds: ${text.slice(0, 40)}`);
  return BigInt(match[1]!) * THOUSAND + BigInt((match[2] ?? '').padEnd(3, '0'));
}

/** Formats odds for people: `99.4`. */
export function formatOdds(odds: Odds): string {
  const rest = String(odds % THOUSAND)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return rest ? `${odds / THOUSAND}.${rest}` : String(odds / THOUSAND);
}

/** The long-run return of stakes on a kind of line, at given odds of its tiers. */
export function returnAtOdds({ price }: Play, kind: LineKind, oddsOf: (tier: string) => Odds): Fraction {
  const paid = kind.tiers.reduce((sum, { id, hits }) => sum + hits * oddsOf(id), 0n);
  const back = fraction(kind.refunds, kind.outcomes);
  return addFractions(back, fraction(paid, kind.outcomes * price * THOUSAND));
}

/** The key of a tier in a table: the play's ID, plus the tier's if the play has several. */
export function oddsKey(playId: string, tier: string): string {
  return tier === 'win' ? playId : `${playId}:${tier}`;
}
