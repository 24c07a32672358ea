import { MAX_RANGE, type Numbers } from './numbers.ts';

// The rules of the house's own prize draws. The server decides by them, and a player's browser recomputes the result with them.

/** The prize of a draw: its index in the published list. A prize's chance is its share of all weights. */
export function drawPrize(numbers: Numbers, weights: readonly number[]): number {
  return numbers.weighted(weights);
}

/** Amounts from `min` to `max` in whole steps, equally likely, with a weight for the whole band. */
export type Band = { min: bigint; max: bigint; weight: number };

/** An amount out of several bands: first a band by weight, then one of its amounts. */
export function drawAmount(numbers: Numbers, bands: readonly Band[], step: bigint): bigint {
  const { min, max } = bands[numbers.weighted(bands.map(({ weight }) => weight))]!;
  return min + below(numbers, (max - min) / step + 1n) * step;
}

/** `min`, `max` and the pot are whole multiples of `step`. */
export type PotRules = { pot: bigint; parts: number; min: bigint; max: bigint; step: bigint };

/**
 * Splits a pot into parts that sum to exactly it, each between `min` and `max`. Each part in turn is a random amount of up to
 * twice the average of what is left, so that early and late parts are worth the same; then their order is shuffled.
 *
 * @throws RangeError where no such split exists
 */
export function splitPot(numbers: Numbers, rules: PotRules): bigint[] {
  const { step, parts } = rules;
  const problem = potProblem(rules);
  if (problem) throw new RangeError(problem);
  const [min, max] = [rules.min / step, rules.max / step];
  let left = rules.pot / step;
  const split: bigint[] = [];
  for (let open = BigInt(parts); open > 0n; open -= 1n) {
    const least = larger(min, left - max * (open - 1n));
    const fair = larger(least, (2n * left) / open - min);
    const most = smaller(smaller(max, fair), left - min * (open - 1n));
    const part = least + below(numbers, most - least + 1n);
    split.push(part * step);
    left -= part;
  }
  return numbers.shuffle(split);
}

/** Why a pot cannot be split in this way; null if it can. */
export function potProblem({ pot, parts, min, max, step }: PotRules): string | null {
  if (!Number.isInteger(parts) || parts < 1 || step < 1n) return 'a pot has parts and a step';
  if ([pot, min, max].some((value) => value % step !== 0n)) return 'pot, least and most are whole steps';
  const count = BigInt(parts);
  if (min < 1n || max < min) return 'the least part is above nothing and not above the most';
  if (min * count > pot || max * count < pot) return 'parts of these sizes do not make up the pot';
  return null;
}

/** Winning numbers out of 1 … `tickets`, in order, none twice: as many as requested, or as exist. */
export function drawTickets(numbers: Numbers, tickets: number, wanted: number): number[] {
  const moved = new Map<number, number>();
  return Array.from({ length: Math.min(wanted, tickets) }, (_, place) => {
    const other = place + numbers.intBelow(tickets - place);
    const drawn = moved.get(other) ?? other;
    moved.set(other, moved.get(place) ?? place);
    return drawn + 1;
  });
}

function below(numbers: Numbers, n: bigint): bigint {
  if (n > BigInt(MAX_RANGE)) throw new RangeError('the range is too wide: take a larger step');
  return BigInt(numbers.intBelow(Number(n)));
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
