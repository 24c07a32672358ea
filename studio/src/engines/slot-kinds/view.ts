import * as z from 'zod/mini';
import { SlotExtra } from '../../protocol.ts';

const Cell = z.tuple([z.int(), z.int()]);

/** What pays together: the symbol, the places, how often it pays, and the ten-thousandths of the stake before the step's multiplier. */
export const KindWin = z.object({
  symbol: z.string(),
  count: z.int(),
  ways: z.int(),
  cells: z.array(Cell),
  pays: z.int(),
});
export type KindWin = z.infer<typeof KindWin>;

/** A coin of hold and win: its place, and what it pays in ten-thousandths of the stake. A named prize says its name. */
export const Coin = z.object({ cell: Cell, value: z.int(), prize: z.nullable(z.enum(['mini', 'minor', 'major'])) });
export type Coin = z.infer<typeof Coin>;

/**
 * One picture of a round. `spin`: all reels turn. `cascade`: what won has gone, the rest has fallen, new symbols fell in. `free`: a
 * free spin. `respin`: what is held stays, the rest turns. `bought`: the
 * board with which a bought feature begins; it pays nothing.
 */
export const KindStep = z.object({
  phase: z.enum(['spin', 'cascade', 'free', 'respin', 'bought']),
  grid: z.array(z.array(z.string())),
  wins: z.array(KindWin),
  /** Every win of this step is multiplied by it. */
  multiplier: z.int(),
  /** Free spins that this step has won. */
  awards: z.int(),
  /** Reels, or coins, that stay for the next step. */
  held: z.array(z.int()),
  coins: z.array(Coin),
  /** Ten-thousandths of the stake that this step pays, with its multiplier. */
  pays: z.int(),
});
export type KindStep = z.infer<typeof KindStep>;

/** A whole round of a slot that is not of lines, step by step. */
export const KindView = z.object({ steps: z.array(KindStep) });
export type KindView = z.infer<typeof KindView>;

/** A slot is played with its stake alone, or with an extra besides. */
export const KindBet = z.strictObject({ extra: z.optional(SlotExtra) });
export type KindBet = z.infer<typeof KindBet>;

/** Whether a round has more to show than a spin and its falls: free spins, held coins, respins. */
export function hasFeature({ steps }: KindView): boolean {
  return steps.some(({ phase }) => phase !== 'spin' && phase !== 'cascade');
}

type Shown = Pick<KindStep, 'phase' | 'grid' | 'wins'> & Partial<KindStep>;

/** A step with what its wins pay. */
export function stepOf({
  phase,
  grid,
  wins,
  multiplier = 1,
  awards = 0,
  held = [],
  coins = [],
  pays,
}: Shown): KindStep {
  const paid = pays ?? wins.reduce((sum, win) => sum + win.pays, 0) * multiplier;
  return { phase, grid, wins, multiplier, awards, held, coins, pays: paid };
}
