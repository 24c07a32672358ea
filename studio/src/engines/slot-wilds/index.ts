import { add, type Fraction, fraction, multiply, NOTHING } from '../fraction.ts';
import { firstLines } from '../slot/lines.ts';
import { WILD } from '../slot/machine.ts';
import { less, power } from '../slot-kinds/chances.ts';
import { slotKind } from '../slot-kinds/game.ts';
import { type LinePays, linesReturn, lineWins } from '../slot-kinds/lines.ts';
import { drawColumn, readReel, shareOf } from '../slot-kinds/reel.ts';
import { type KindStep, stepOf } from '../slot-kinds/view.ts';

const ROWS = 3;
const LINES = firstLines(20);
/** The reels that can show a wild. */
export const WILD_REELS = [1, 2, 3] as const;

const PLAIN = 'h1:5 h2:6 h3:7 h4:8 l1:10 l2:11 l3:12 l4:13 l5:14';
const REELS = [PLAIN, `wild:1 ${PLAIN}`, `wild:1 ${PLAIN}`, `wild:1 ${PLAIN}`, PLAIN].map(readReel);

const PAYS: LinePays = {
  h1: [33_000, 137_500, 660_000],
  h2: [27_500, 82_500, 330_000],
  h3: [22_000, 55_000, 165_000],
  h4: [16_500, 38_500, 110_000],
  l1: [8_200, 22_000, 66_000],
  l2: [6_600, 16_500, 49_500],
  l3: [5_500, 13_800, 38_500],
  l4: [4_400, 11_000, 33_000],
  l5: [3_300, 8_800, 27_500],
};

/**
 * Twenty lines. A wild on one of the middle reels covers its reel, stays, and gives a respin of the others; a new one gives another.
 * Reels that are held take no numbers.
 */
export const expandingWilds = slotKind({
  name: 'expanding-wilds',
  columns: REELS.length,
  rows: ROWS,
  pays: Object.entries(PAYS).map(([symbol, all]) => ({ symbol, counts: [3, 4, 5], pays: all })),
  awards: {},
  mostStakes: 2_500,
  figures: { rtp: '0.95662', error: null, hitFrequency: '0.2735', deviation: '5.9' },
  play: (numbers) => {
    const steps: KindStep[] = [];
    let held: number[] = [];
    for (;;) {
      const grid = REELS.map((reel, index) => (held.includes(index) ? full() : drawColumn(reel, ROWS, numbers)));
      const wild: number[] = WILD_REELS.filter((index) => grid[index]!.includes(WILD));
      for (const index of wild) grid[index] = full();
      const hasMore = wild.length > held.length;
      const phase = steps.length === 0 ? 'spin' : 'respin';
      steps.push(stepOf({ phase, grid, wins: lineWins(grid, LINES, PAYS), held: wild }));
      if (!hasMore) return steps;
      held = wild;
    }
  },
  exact: () => {
    const known = new Map<string, Fraction>();
    // What all spins from here on pay, with these reels held.
    const from = (held: readonly number[]): Fraction => {
      const key = held.join();
      const found = known.get(key);
      if (found) return found;
      const free = WILD_REELS.filter((index) => !held.includes(index));
      const total = subsets(free).reduce((sum, more) => {
        const chance = free.reduce(
          (product, index) =>
            multiply(product, more.includes(index) ? covers(index) : less(fraction(1), covers(index))),
          fraction(1),
        );
        const wild = [...held, ...more].toSorted();
        const rest = more.length > 0 ? from(wild) : NOTHING;
        return add(sum, multiply(chance, add(spinReturn(wild), rest)));
      }, NOTHING);
      known.set(key, total);
      return total;
    };
    return from([]);
  },
});

function spinReturn(wild: readonly number[]): Fraction {
  return linesReturn(REELS.length, LINES.length, PAYS, (at, symbol) => {
    if (wild.includes(at)) return fraction(1);
    // Without a wild, the other symbols share its weight.
    const rest = less(fraction(1), shareOf(REELS[at]!, WILD));
    return multiply(shareOf(REELS[at]!, symbol), { num: rest.den, den: rest.num });
  });
}

function covers(at: number): Fraction {
  return less(fraction(1), power(less(fraction(1), shareOf(REELS[at]!, WILD)), ROWS));
}

function full(): string[] {
  return Array.from({ length: ROWS }, () => WILD);
}

function subsets(of: readonly number[]): number[][] {
  return of.reduce<number[][]>((all, each) => [...all, ...all.map((set) => [...set, each])], [[]]);
}
