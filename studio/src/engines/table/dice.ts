import type { Numbers } from '@champa/fairness';
import * as z from 'zod/mini';

export const Die = z.int().check(z.minimum(1), z.maximum(6));

export function rollDice(numbers: Numbers, count: number): number[] {
  return Array.from({ length: count }, () => numbers.intBelow(6) + 1);
}

/** Every roll of three dice, equally likely. */
export const ROLLS_OF_THREE: readonly { result: { dice: number[] }; weight: number }[] = Array.from(
  { length: 216 },
  (_, index) => ({
    result: { dice: [Math.floor(index / 36) + 1, (Math.floor(index / 6) % 6) + 1, (index % 6) + 1] },
    weight: 1,
  }),
);

export function countOf(dice: readonly number[], wanted: number): number {
  return dice.filter((die) => die === wanted).length;
}
