import * as z from 'zod/mini';
import { Money, RequestId } from './common.ts';

/** `wild` replaces every symbol except the scatter; `high` are the theme's picture symbols, best first, `low` its card ranks. */
const SymbolKind = z.enum(['wild', 'scatter', 'high', 'low']);

/** A must-hit-by pot between two wins. Its point is bound by the hash of a seed, of which `engines/pot` draws it. */
export const PotRun = z.object({ number: z.int(), begins: Money, ends: Money, serverSeedHash: z.string() });
export type PotRun = z.infer<typeof PotRun>;

/** A run that was won: its seed is revealed, and `point` is what it paid. */
export const WonRun = z.extend(PotRun, { serverSeed: z.string(), point: Money });
export type WonRun = z.infer<typeof WonRun>;

/** A progressive pot: with a span, one random number is generated each round, after the reels' own (`PotDraw`); else it has a run. */
export const PotRules = z.object({
  code: z.string(),
  name: z.string(),
  /** Its current amount. */
  amount: Money,
  /** Its amount after a win. */
  seed: Money,
  /** The share of each stake that goes into it, such as `0.01000`. */
  share: z.string(),
  /** The chance of a round is its stake over this. Null for a must-hit-by pot. */
  span: z.nullable(Money),
  /** A must-hit-by pot: the run that stakes now feed, and the last one that was won. */
  run: z.nullable(PotRun),
  lastRun: z.nullable(WonRun),
});
export type PotRules = z.infer<typeof PotRules>;

/**
 * `drawn` is a random number from 0 to `of` less one; the round wins the pot if it is less than `below`. `win` is included in the
 * round's, beside the reels'.
 */
export const PotDraw = z.object({ code: z.string(), drawn: z.int(), below: z.int(), of: z.int(), win: Money });
export type PotDraw = z.infer<typeof PotDraw>;

/** What a round did in a must-hit-by pot. A large share can pass the point of the next run too: `win` is the sum of the points. */
export const PotPassed = z.object({ code: z.string(), won: z.array(WonRun), win: Money });
export type PotPassed = z.infer<typeof PotPassed>;

export const PotOutcome = z.union([PotDraw, PotPassed]);
export type PotOutcome = z.infer<typeof PotOutcome>;

export const SlotRules = z.object({
  engine: z.literal('slot'),
  payTable: z.string(),
  reels: z.int(),
  rows: z.int(),
  symbols: z.array(z.object({ id: z.string(), kind: SymbolKind })),
  /** Reel strips of the base game, symbol IDs top to bottom, cyclic. A stop is the index of the symbol in the top row. */
  strips: z.array(z.array(z.string())),
  /** Strips while free spins run. */
  freeStrips: z.array(z.array(z.string())),
  /** Each line: the row (0 is the top) on each reel, left to right. */
  lines: z.array(z.array(z.int())),
  /** The payout of `count` equal symbols from the left on a line, in multiples of the line's stake (stake / number of lines). */
  pays: z.array(z.object({ symbol: z.string(), count: z.int(), multiple: z.int() })),
  /** The payout of `count` scatters anywhere, in multiples of the whole stake, and the free spins that they award. */
  scatterPays: z.array(z.object({ count: z.int(), multiple: z.int(), freeSpins: z.int() })),
  /** Every win of a free spin is multiplied by this. */
  freeSpinMultiplier: z.int(),
  /** Maximum number of free spins of a round; an award beyond it is reduced. */
  freeSpinLimit: z.int(),
  /** A line win with at least one wild standing for another symbol is multiplied by this. */
  wildMultiplier: z.int(),
  /** Return to player, such as `0.96231`; the exact value rounded down to five decimals, including the pot. */
  rtp: z.string(),
  /** Share of rounds that pay anything in the base spin, rounded down. */
  hitFrequency: z.string(),
  /** Maximum payout of a round as a multiple of the stake, without the pot. */
  maxWinMultiple: z.string(),
  pot: z.nullable(PotRules),
});
export type SlotRules = z.infer<typeof SlotRules>;

export const SlotSpin = z.object({
  stops: z.array(z.int()),
  /** Symbol ids by reel, each from the top row to the bottom row. */
  grid: z.array(z.array(z.string())),
  lineWins: z.array(
    z.object({
      /** Index into `lines`. */
      line: z.int(),
      symbol: z.string(),
      count: z.int(),
      /** Wild and free-spin multipliers together; already included in `win`. */
      multiplier: z.int(),
      win: Money,
    }),
  ),
  /** Three scatters or more; `positions` are [reel, row]. */
  scatter: z.nullable(
    z.object({
      count: z.int(),
      positions: z.array(z.tuple([z.int(), z.int()])),
      win: Money,
      /** Free spins that this award really added, after the limit. */
      freeSpins: z.int(),
    }),
  ),
  win: Money,
});
export type SlotSpin = z.infer<typeof SlotSpin>;

export const SlotOutcome = z.object({
  engine: z.literal('slot'),
  base: SlotSpin,
  /** In playing order; a retrigger shows as `scatter.freeSpins` of the spin that won it. Empty when none were won. */
  freeSpins: z.array(SlotSpin),
  /** Of the reels alone. */
  win: Money,
  /** Missing if the title had no pot, or in demo play. */
  pot: z.optional(PotOutcome),
});
export type SlotOutcome = z.infer<typeof SlotOutcome>;

/** `freeRounds`: the gift to which this round belongs, at its stake; the wallet is not called for it. */
export const SlotPlay = z.object({ requestId: RequestId, stake: Money, freeRounds: z.optional(z.uuid()) });
export type SlotPlay = z.infer<typeof SlotPlay>;
