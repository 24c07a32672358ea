import * as z from 'zod/mini';
import type { InstantGame, Offer } from '../arcade/game.ts';
import type { Multiplier } from '../arcade/multiplier.ts';
import { fraction } from '../fraction.ts';
import { PLINKO_TABLES } from './tables.ts';

export const FEWEST_ROWS = 8;
export const MOST_ROWS = 16;
export const PLINKO_RISKS = ['low', 'medium', 'high'] as const;

export const PlinkoBet = z.strictObject({
  rows: z.int().check(z.minimum(FEWEST_ROWS), z.maximum(MOST_ROWS)),
  risk: z.enum(PLINKO_RISKS),
});
export type PlinkoBet = z.infer<typeof PlinkoBet>;
/** One direction a row, 1 to the right; the slot is how often the ball went right. */
export const PlinkoView = z.object({ path: z.array(z.int()), slot: z.int() });
export type PlinkoView = z.infer<typeof PlinkoView>;

/** What the slots pay, from left to right. */
export function slotsOf({ rows, risk }: PlinkoBet): Multiplier[] {
  const half = PLINKO_TABLES[risk][rows - FEWEST_ROWS]!;
  return Array.from({ length: rows + 1 }, (_, slot) => half[Math.min(slot, rows - slot)]!);
}

/** A ball falls through rows of pins: one number a row says left or right. */
export const plinko: InstantGame<PlinkoBet, PlinkoView> = {
  kind: 'instant',
  bet: PlinkoBet,
  view: PlinkoView,
  play: (numbers, bet) => {
    const path = Array.from({ length: bet.rows }, () => numbers.intBelow(2));
    const slot = path.reduce((sum, step) => sum + step, 0);
    return { view: { path, slot }, multiplier: slotsOf(bet)[slot]! };
  },
  offers: () =>
    PLINKO_RISKS.flatMap((risk) =>
      Array.from({ length: MOST_ROWS - FEWEST_ROWS + 1 }, (_, index): Offer => {
        const bet = { risk, rows: FEWEST_ROWS + index };
        const prizes = slotsOf(bet).map((multiplier, slot) => ({
          chance: fraction(waysTo(bet.rows, slot), 2 ** bet.rows),
          multiplier,
        }));
        return { name: `${bet.rows} rows, ${risk}`, prizes };
      }),
    ),
};

/** The paths through `rows` rows that end in `slot`. */
function waysTo(rows: number, slot: number): number {
  let ways = 1;
  for (let step = 0; step < slot; step += 1) ways = (ways * (rows - step)) / (step + 1);
  return ways;
}
