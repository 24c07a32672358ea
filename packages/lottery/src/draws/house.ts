import { createNumbers, type Numbers } from '@champa/fairness';
import { ballsTo } from '../core/combine.ts';
import type { Result } from '../results/result.ts';

/** The families whose draws the house makes. */
export const houseFamilies = [
  'five_digits',
  'three_digits',
  'k3',
  'eleven_five',
  'pk10',
  'mark_six',
  'dragon_tiger',
] as const;

export type HouseFamily = (typeof houseFamilies)[number];

/**
 * What determines a house draw: the seed of the chain that is revealed with it, the public salt, and its number. The lunar year
 * is that of the day of the draw; it affects no ball, only which animal has which numbers.
 */
export type HouseDraw = { seed: Uint8Array; salt: string; number: number; lunarYear: number };

/** The result of a house draw. Anyone who has its seed and salt gets the same. */
export function drawHouse(family: HouseFamily, { seed, salt, number, lunarYear }: HouseDraw): Result {
  return decideDraw(family, createNumbers({ serverSeed: seed, clientSeed: salt, nonce: number }), lunarYear);
}

/** The rule of a draw; the order in which it uses random numbers is part of the rule. */
export function decideDraw(family: HouseFamily, numbers: Numbers, lunarYear: number): Result {
  switch (family) {
    case 'five_digits':
      return { family, digits: digitsBy(numbers, 5) };
    case 'three_digits':
      return { family, digits: digitsBy(numbers, 3) };
    case 'dragon_tiger':
      return { family, digits: digitsBy(numbers, 2) };
    case 'k3':
      return { family, dice: Array.from({ length: 3 }, () => numbers.intBelow(6) + 1) };
    case 'eleven_five':
      return { family, balls: numbers.shuffle(ballsTo(11)).slice(0, 5) };
    case 'pk10':
      return { family, balls: numbers.shuffle(ballsTo(10)) };
    case 'mark_six': {
      const drawn = numbers.shuffle(ballsTo(49));
      return { family, balls: drawn.slice(0, 6), special: drawn[6]!, lunarYear };
    }
  }
}

function digitsBy(numbers: Numbers, length: number): string {
  return Array.from({ length }, () => String(numbers.intBelow(10))).join('');
}
