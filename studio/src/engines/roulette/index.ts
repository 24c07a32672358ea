import type { Numbers } from '@champa/fairness';
import type { Amount } from '@champa/money';
import { add, type Fraction, fraction } from '../fraction.ts';
import { colorOf, POCKETS, type Spot, SPOTS } from './spots.ts';

export { POCKETS, RED_NUMBERS, type Spot, SPOTS, WHEEL } from './spots.ts';

export type Chip = { spot: string; amount: Amount };
export type RouletteRound = {
  number: number;
  color: 'red' | 'black' | 'green';
  wins: (Chip & { win: Amount })[];
  win: Amount;
};

const byId = new Map(SPOTS.map((spot) => [spot.id, spot]));

export function findSpot(id: string): Spot | undefined {
  return byId.get(id);
}

/** Decides a round: one random number, uniform over the 37 pockets. Every chip must be on a known spot. */
export function playRoulette(numbers: Numbers, chips: readonly Chip[]): RouletteRound {
  return settle(numbers.intBelow(POCKETS), chips);
}

/** The wins of the chips for `number`; a winning chip's `win` includes the chip. */
export function settle(number: number, chips: readonly Chip[]): RouletteRound {
  const wins = chips.flatMap((chip) => {
    const spot = byId.get(chip.spot);
    if (!spot) throw new RangeError(`no spot ${chip.spot}`);
    return spot.numbers.includes(number) ? [{ ...chip, win: chip.amount * BigInt(spot.paysToOne + 1) }] : [];
  });
  return { number, color: colorOf(number), wins, win: wins.reduce((sum, chip) => sum + chip.win, 0n) };
}

/** The exact return of one chip on a spot: the mean over all pockets. */
export function spotRtp(spot: Spot): Fraction {
  const pockets = Array.from({ length: POCKETS }, (_, number) => number);
  return pockets.reduce(
    (total, number) => add(total, fraction(settle(number, [{ spot: spot.id, amount: 1n }]).win, POCKETS)),
    fraction(0),
  );
}
