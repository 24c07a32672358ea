import * as z from 'zod/mini';
import type { InstantGame, Offer } from '../arcade/game.ts';
import { fairMultiplier, type Multiplier } from '../arcade/multiplier.ts';
import { type Fraction, fraction } from '../fraction.ts';

/** A roll is 0 to 9,999, shown as 00.00 to 99.99. */
export const ROLLS = 10_000;
export const FEWEST_WINNING = 100;
export const MOST_WINNING = 9_500;
const SHARE = fraction(98, 100);

/** `winning` of the 10,000 rolls win: the lowest ones under, the highest ones over. */
export const DiceBet = z.strictObject({
  side: z.enum(['under', 'over']),
  winning: z.int().check(z.minimum(FEWEST_WINNING), z.maximum(MOST_WINNING)),
});
export type DiceBet = z.infer<typeof DiceBet>;
export const DiceView = z.object({ roll: z.int(), isHit: z.boolean() });
export type DiceView = z.infer<typeof DiceView>;

export function diceMultiplier(winning: number): Multiplier {
  return fairMultiplier(SHARE, chanceOf(winning));
}

/** The first losing roll under, the first winning roll over: where the bar is split. */
export function splitOf({ side, winning }: DiceBet): number {
  return side === 'under' ? winning : ROLLS - winning;
}

/** One number decides. */
export const dice: InstantGame<DiceBet, DiceView> = {
  kind: 'instant',
  bet: DiceBet,
  view: DiceView,
  play: (numbers, bet) => {
    const roll = numbers.intBelow(ROLLS);
    const isHit = bet.side === 'under' ? roll < splitOf(bet) : roll >= splitOf(bet);
    return { view: { roll, isHit }, multiplier: isHit ? diceMultiplier(bet.winning) : 0 };
  },
  offers: () =>
    Array.from({ length: MOST_WINNING - FEWEST_WINNING + 1 }, (_, index): Offer => {
      const winning = FEWEST_WINNING + index;
      const prizes = [{ chance: chanceOf(winning), multiplier: diceMultiplier(winning) }];
      return { name: `${winning} winning rolls`, prizes };
    }),
};

function chanceOf(winning: number): Fraction {
  return fraction(winning, ROLLS);
}
