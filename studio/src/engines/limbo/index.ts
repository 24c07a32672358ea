import * as z from 'zod/mini';
import type { InstantGame, Offer } from '../arcade/game.ts';
import { type Multiplier, showMultiplier } from '../arcade/multiplier.ts';
import { type Fraction, fraction } from '../fraction.ts';

/** A height in hundredths: 250 is 2.50×. */
export type Height = number;

export const LOWEST_TARGET: Height = 101;
export const HIGHEST_TARGET: Height = 1_000_000;
const NO_HEIGHT: Height = 100;
const ROLLS = 100_000_000;
/** Of a hundred; a target pays itself, so that its chance is this share of its inverse. */
const SHARE = 97;

/** The step between a target and the next one: a target has at most three digits that are not zero. */
export function stepAt(target: Height): number {
  if (target < 1_000) return 1;
  if (target < 10_000) return 10;
  return target < 100_000 ? 100 : 1_000;
}

export const LimboBet = z.strictObject({
  target: z.int().check(
    z.minimum(LOWEST_TARGET),
    z.maximum(HIGHEST_TARGET),
    z.refine((target) => target % stepAt(target) === 0),
  ),
});
export type LimboBet = z.infer<typeof LimboBet>;
export const LimboView = z.object({ height: z.int(), isReached: z.boolean() });
export type LimboView = z.infer<typeof LimboView>;

export function chanceOf(target: Height): Fraction {
  return fraction(winningRolls(target), ROLLS);
}

export function multiplierOf(height: Height): Multiplier {
  return height * 100;
}

export function allTargets(): Height[] {
  const targets = [];
  for (let target = LOWEST_TARGET; target <= HIGHEST_TARGET; target += stepAt(target)) targets.push(target);
  return targets;
}

/** One number is a height: the lower the number, the higher. The round wins if the height reaches the target. */
export const limbo: InstantGame<LimboBet, LimboView> = {
  kind: 'instant',
  bet: LimboBet,
  view: LimboView,
  play: (numbers, { target }) => {
    const height = heightOf(numbers.intBelow(ROLLS));
    const isReached = height >= target;
    return { view: { height, isReached }, multiplier: isReached ? multiplierOf(target) : 0 };
  },
  offers: () =>
    allTargets().map((target): Offer => {
      const multiplier = multiplierOf(target);
      return { name: `${showMultiplier(multiplier)}×`, prizes: [{ chance: chanceOf(target), multiplier }] };
    }),
};

/** Rounded up: no target returns less than the share. */
function winningRolls(target: Height): number {
  return Math.ceil((ROLLS * SHARE) / target);
}

/** The highest target that a roll wins; below the lowest one all are alike. */
export function heightOf(roll: number): Height {
  if (roll === 0) return HIGHEST_TARGET;
  return Math.min(HIGHEST_TARGET, Math.max(NO_HEIGHT, Math.ceil((ROLLS * SHARE) / roll) - 1));
}
