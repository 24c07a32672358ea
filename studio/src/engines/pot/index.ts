import { createNumbers, hashServerSeed, type Numbers, type SeedPair, serverSeedFromHex } from '@champa/fairness';
import { type Amount, parseAmount } from '@champa/money';
import { add, type Fraction, fraction, multiply } from '../fraction.ts';

type CommonRules = {
  /** The initial amount, and again after each win; the house's money. */
  seed: Amount;
  /** The share of a stake that goes into the pot. */
  share: Fraction;
};

/** A pot that each round wins by chance; `span` is the stakes per win in the long run. */
export type ChancePot = CommonRules & { span: Amount };

/** A must-hit-by pot: won before it holds `limit`, by the bet whose share brings it to its point. */
export type LimitPot = CommonRules & { limit: Amount };

/** The rules of a progressive pot. */
export type PotRules = ChancePot | LimitPot;

/** A must-hit-by pot between two wins: what it began with, and the amount before which it is won. */
export type PotRun = { begins: Amount; ends: Amount };

/** `drawn` is a random number from 0 to `of` less one; the pot is won if it is less than `below`. */
export type PotDraw = { drawn: number; below: number; of: number };

/** The chance counts in units of this stake, so that twice the stake has twice the chance. */
export const CHANCE_UNIT = parseAmount('100');

/** The contribution of a stake to the pot; the remainder of the division stays with the house. */
export function contribution({ share }: PotRules, stake: Amount): Amount {
  return (stake * share.num) / share.den;
}

/** Generates the pot's number, once per round, after all numbers of the game itself. */
export function drawPot({ span }: Pick<ChancePot, 'span'>, numbers: Numbers, stake: Amount): PotDraw {
  const chances = stake / CHANCE_UNIT;
  const all = Number(span / CHANCE_UNIT);
  return { drawn: numbers.intBelow(all), below: Number(chances), of: all };
}

export function winsPot({ drawn, below }: PotDraw): boolean {
  return drawn < below;
}

export function hasLimit(rules: PotRules): rules is LimitPot {
  return 'limit' in rules;
}

/** The seeds of a run's point: nobody but the house has a say in it, and the hash binds the house. */
export function pointSeeds(code: string, number: number, serverSeed: Uint8Array): SeedPair {
  return { serverSeed, clientSeed: code, nonce: number };
}

/** The amount at which a run is won: every unit between its beginning and its end is equally likely, these two excluded. */
export function drawPoint({ begins, ends }: PotRun, seeds: SeedPair): Amount {
  return begins + 1n + BigInt(createNumbers(seeds).intBelow(Number(ends - begins - 1n)));
}

/** A run as it is shown once it was won, with amounts as they are written. */
export type ShownRun = {
  number: number;
  begins: string;
  ends: string;
  serverSeedHash: string;
  serverSeed: string;
  point: string;
};

/** The point of a run from its revealed seed, and whether that is the seed of the hash. Throws a RangeError for what is no seed. */
export function verifyRun(
  code: string,
  { number, begins, ends, serverSeed, serverSeedHash }: Omit<ShownRun, 'point'>,
): { isCommitted: boolean; point: Amount } {
  const seed = serverSeedFromHex(serverSeed);
  const run = { begins: parseAmount(begins), ends: parseAmount(ends) };
  const isCommitted = hashServerSeed(seed) === serverSeedHash.toLowerCase();
  return { isCommitted, point: drawPoint(run, pointSeeds(code, number, seed)) };
}

/** Whether all that a round won of a must-hit-by pot are the points of revealed seeds. */
export function areRunsTrue({ code, won, win }: { code: string; won: readonly ShownRun[]; win: string }): boolean {
  const points = won.map((run) => ({ ...verifyRun(code, run), shown: parseAmount(run.point) }));
  const areSame = points.every(({ isCommitted, point, shown }) => isCommitted && point === shown);
  return areSame && points.reduce((sum, { point }) => sum + point, 0n) === parseAmount(win);
}

/**
 * The pot's part of a game's return: all shares are paid out in the end, and the seed once per span. A run with a limit is won by a mean
 * of half of what lies between seed and limit; what its last share brings beyond the point is in the next run.
 */
export function potRtp(rules: PotRules): Fraction {
  const { seed, share } = rules;
  if (!hasLimit(rules)) return add(share, fraction(seed, rules.span));
  return add(share, multiply(share, fraction(2n * seed, rules.limit - seed)));
}
