import type { Numbers } from '@champa/fairness';
import { add, type Fraction, fraction, multiply } from '../fraction.ts';
import { SCATTER } from '../slot/machine.ts';
import { awardOf, countChances, type Heights, meanMultipliers } from './chances.ts';
import type { KindPlay } from './game.ts';
import type { Reel } from './reel.ts';
import { restingGrid } from './resting.ts';
import { type KindStep, type KindWin, stepOf } from './view.ts';
import { scattersIn } from './ways.ts';

type Grid = string[][];

/** What differs between slots whose free spins are won by scatters and cannot be won again while they run. */
type FreeSpins = {
  reels: readonly Reel[];
  heights: readonly Heights[];
  draw: (reels: readonly Reel[], numbers: Numbers) => Grid;
  winsOf: (grid: Grid) => KindWin[];
  /** The exact mean of what one spin of these reels pays, of the stake. */
  spinReturn: (reels: readonly Reel[]) => Fraction;
  awards: Readonly<Record<number, number>>;
  multiplierOf: (index: number) => number;
};

export type FreeSpinPlays = {
  /** A round whose first spin is of these reels; free spins are always of the table's own. */
  from: (first: readonly Reel[]) => KindPlay;
  /** The free spins of the fewest scatters at once. */
  bought: KindPlay;
};

export function freeSpinPlays(kind: FreeSpins): FreeSpinPlays {
  const { reels, heights, draw, winsOf, spinReturn, awards, multiplierOf } = kind;
  const free = (count: number, numbers: Numbers): KindStep[] =>
    Array.from({ length: count }, (_, index) => {
      const grid = draw(reels, numbers);
      return stepOf({ phase: 'free', grid, wins: winsOf(grid), multiplier: multiplierOf(index) });
    });
  return {
    from: (first) => ({
      play: (numbers) => {
        const grid = draw(first, numbers);
        const awarded = awardOf(awards, scattersIn(grid));
        return [stepOf({ phase: 'spin', grid, wins: winsOf(grid), awards: awarded }), ...free(awarded, numbers)];
      },
      exact: () => {
        const multipliers = meanMultipliers(countChances(first, heights, SCATTER), awards, multiplierOf);
        return add(spinReturn(first), multiply(multipliers, spinReturn(reels)));
      },
    }),
    bought: {
      play: (numbers) => {
        const door = doorOf(awards, reels.length, middleOf(heights[0]!));
        return [door, ...free(door.awards, numbers)];
      },
      exact: () => {
        const [fewest] = fewestOf(awards);
        let sum = 0;
        for (let index = 0; index < awards[fewest]!; index += 1) sum += multiplierOf(index);
        return multiply(fraction(sum), spinReturn(reels));
      },
    },
  };
}

/** The height of the middle: a board whose reels change has one that is seen often. */
function middleOf(heights: Heights): number {
  return heights[Math.floor((heights.length - 1) / 2)]![0];
}

/** What a bought round begins with: a board that pays nothing, with the fewest scatters that win free spins. */
export function doorOf(awards: Readonly<Record<number, number>>, columns: number, rows: number): KindStep {
  const [fewest, spins] = fewestOf(awards);
  const grid = restingGrid(columns, rows);
  for (let each = 0; each < fewest; each += 1) {
    const at = Math.floor(((each + 0.5) * columns) / fewest);
    grid[at]![(rows + each) % rows] = SCATTER;
  }
  return stepOf({ phase: 'bought', grid, wins: [], awards: spins });
}

function fewestOf(awards: Readonly<Record<number, number>>): [scatters: number, spins: number] {
  const fewest = Math.min(...Object.keys(awards).map(Number));
  return [fewest, awards[fewest]!];
}
