import type { Numbers } from '@champa/fairness';
import { SCATTER, WILD } from '../slot/machine.ts';
import { awardOf } from '../slot-kinds/chances.ts';
import { doorOf } from '../slot-kinds/free-spins.ts';
import { type KindExtras, type KindFigures, type Priced, slotKind, type SlotKindGame } from '../slot-kinds/game.ts';
import { drawColumn, drawSymbol, type Reel, readReel, withMore } from '../slot-kinds/reel.ts';
import { type KindStep, type KindWin, stepOf } from '../slot-kinds/view.ts';
import { scattersIn } from '../slot-kinds/ways.ts';

/** A cluster pays by its size: the highest of these that it reaches. */
export const CLUSTER_SIZES = [5, 6, 7, 8, 10, 12, 15, 20] as const;
const FEWEST = CLUSTER_SIZES[0];

type CascadeTable = {
  name: string;
  columns: number;
  rows: number;
  reel: string;
  pays: Readonly<Record<string, readonly number[]>>;
  /** The multiplier of each fall of a spin; the last holds for all that follow. */
  ladder: readonly number[];
  /** Free spins for so many scatters; in them the ladder is never set back. */
  awards: Readonly<Record<number, number>>;
  mostStakes: number;
  figures: KindFigures;
  /** None: no free spins. `scatters`: the weight of the bonus symbol in the first spin, in hundredths of the usual one. */
  extras?: { ante: Priced & { scatters: number }; buy: Priced };
};

export type CascadeGame = SlotKindGame & Pick<CascadeTable, 'ladder'>;

/**
 * Five equal neighbours or more pay and vanish; what lies above falls, new symbols fill the board, and each fall of a spin pays at the
 * next multiplier. A wild belongs to every cluster beside it.
 */
function cascadeSlot({
  name,
  columns,
  rows,
  pays,
  ladder,
  awards,
  mostStakes,
  figures,
  extras,
  ...table
}: CascadeTable): CascadeGame {
  const own = readReel(table.reel);
  const rung = (fall: number) => ladder[Math.min(fall, ladder.length - 1)]!;

  function spin(
    phase: 'spin' | 'free',
    reel: Reel,
    begun: number,
    numbers: Numbers,
  ): { steps: KindStep[]; falls: number } {
    let grid = Array.from({ length: columns }, () => drawColumn(reel, rows, numbers));
    const awarded = phase === 'spin' ? awardOf(awards, scattersIn(grid)) : 0;
    const steps: KindStep[] = [];
    let fall = begun;
    for (;;) {
      const wins = clusters(grid, pays);
      const shown = steps.length === 0 ? phase : 'cascade';
      const won = steps.length === 0 ? awarded : 0;
      steps.push(stepOf({ phase: shown, grid, wins, multiplier: rung(fall), awards: won }));
      if (wins.length === 0) return { steps, falls: fall };
      grid = fallen(grid, wins, reel, numbers);
      fall += 1;
    }
  }

  function free(count: number, numbers: Numbers): KindStep[] {
    let falls = 0;
    return Array.from({ length: count }).flatMap(() => {
      const { steps, falls: reached } = spin('free', own, falls, numbers);
      falls = reached;
      return steps;
    });
  }

  function round(first: Reel, numbers: Numbers): KindStep[] {
    const { steps } = spin('spin', first, 0, numbers);
    return [...steps, ...free(steps[0]!.awards, numbers)];
  }

  function extrasOf({ ante: { scatters, ...ante }, buy }: NonNullable<CascadeTable['extras']>): KindExtras {
    const likelier = withMore(own, SCATTER, scatters);
    const door = doorOf(awards, columns, rows);
    return {
      ante: { ...ante, exact: null, play: (numbers) => round(likelier, numbers) },
      buy: { ...buy, exact: null, play: (numbers) => [door, ...free(door.awards, numbers)] },
    };
  }

  const game = slotKind({
    name,
    columns,
    rows,
    pays: Object.entries(pays).map(([symbol, all]) => ({ symbol, counts: CLUSTER_SIZES, pays: all })),
    awards,
    mostStakes,
    figures,
    play: (numbers) => round(own, numbers),
    exact: null,
    ...(extras && { extras: extrasOf(extras) }),
  });
  return { ...game, ladder };
}

/** All clusters of a board that pay. Cells are counted column by column. Ten million rounds come here: nothing is built in vain. */
function clusters(grid: readonly (readonly string[])[], pays: CascadeTable['pays']): KindWin[] {
  const rows = grid[0]!.length;
  const flat = grid.flat();
  const isCounted = flat.map((symbol) => !(symbol in pays));
  const reachedFrom = flat.map(() => -1);
  const wins: KindWin[] = [];
  for (let start = 0; start < flat.length; start += 1) {
    if (isCounted[start]) continue;
    const symbol = flat[start]!;
    const cells = [start];
    reachedFrom[start] = start;
    const reach = (next: number): void => {
      if (reachedFrom[next] === start || (flat[next] !== symbol && flat[next] !== WILD)) return;
      reachedFrom[next] = start;
      cells.push(next);
    };
    for (const cell of cells) {
      const row = cell % rows;
      if (flat[cell] === symbol) isCounted[cell] = true;
      if (cell >= rows) reach(cell - rows);
      if (cell + rows < flat.length) reach(cell + rows);
      if (row > 0) reach(cell - 1);
      if (row < rows - 1) reach(cell + 1);
    }
    if (cells.length < FEWEST) continue;
    const size = CLUSTER_SIZES.findLastIndex((least) => cells.length >= least);
    const places = cells.map((cell): [number, number] => [Math.floor(cell / rows), cell % rows]);
    wins.push({ symbol, count: cells.length, ways: 1, cells: places, pays: pays[symbol]![size]! });
  }
  return wins;
}

/** The board after its wins have gone: the rest falls, and each gap is filled from the top, column by column. */
function fallen(
  grid: readonly (readonly string[])[],
  wins: readonly KindWin[],
  reel: Reel,
  numbers: Numbers,
): string[][] {
  const gone = new Set(wins.flatMap(({ cells }) => cells.map(([at, row]) => `${at}/${row}`)));
  return grid.map((column, at) => {
    const left = column.filter((_, row) => !gone.has(`${at}/${row}`));
    const fresh = Array.from({ length: column.length - left.length }, () => drawSymbol(reel, numbers));
    return [...fresh, ...left];
  });
}

/** Low volatility: no free spins, a short ladder. */
export const clusterDrop = cascadeSlot({
  name: 'cluster-drop',
  columns: 7,
  rows: 7,
  reel: 'wild:1 h1:6 h2:7 h3:8 h4:9 l1:10 l2:11 l3:12',
  pays: {
    h1: [43_000, 64_500, 86_000, 129_000, 258_000, 645_000, 2_150_000, 8_600_000],
    h2: [30_000, 43_000, 60_000, 86_000, 172_000, 387_000, 1_290_000, 4_300_000],
    h3: [21_500, 30_000, 43_000, 60_000, 120_500, 258_000, 860_000, 2_580_000],
    h4: [17_200, 21_500, 30_000, 43_000, 86_000, 193_500, 602_000, 1_720_000],
    l1: [8_600, 12_900, 17_200, 26_000, 51_500, 107_500, 301_000, 860_000],
    l2: [6_400, 10_800, 15_000, 21_500, 43_000, 86_000, 258_000, 645_000],
    l3: [4_300, 8_600, 12_900, 17_200, 34_500, 69_000, 215_000, 516_000],
  },
  ladder: [1, 1, 2, 2, 3, 3, 4, 5],
  awards: {},
  mostStakes: 2_500,
  figures: { rtp: '0.95586', error: '0.00060', hitFrequency: '0.4156', deviation: '1.9' },
});

/** High volatility: three scatters bring free spins, whose ladder never falls back. */
export const clusterStorm = cascadeSlot({
  name: 'cluster-storm',
  columns: 6,
  rows: 6,
  reel: 'wild:1 h1:6 h2:7 h3:9 h4:10 l1:12 l2:13 l3:14 scatter:1',
  pays: {
    h1: [57_000, 95_000, 152_000, 304_000, 759_500, 1_899_000, 7_596_000, 18_990_000],
    h2: [38_000, 57_000, 95_000, 190_000, 456_000, 1_139_500, 3_798_000, 11_394_000],
    h3: [19_000, 30_500, 45_500, 95_000, 228_000, 569_500, 1_899_000, 5_697_000],
    h4: [15_200, 22_500, 34_500, 68_500, 171_000, 456_000, 1_519_000, 3_798_000],
    l1: [7_600, 11_400, 17_100, 34_500, 76_000, 228_000, 759_500, 1_899_000],
    l2: [5_700, 9_500, 15_200, 30_500, 68_500, 190_000, 569_500, 1_519_000],
    l3: [3_800, 7_600, 11_400, 22_500, 57_000, 152_000, 456_000, 1_139_500],
  },
  ladder: [1, 2, 4, 8, 12, 16, 20],
  awards: { 3: 8, 4: 10, 5: 12 },
  mostStakes: 10_000,
  figures: { rtp: '0.96182', error: '0.00161', hitFrequency: '0.3122', deviation: '5.1' },
  extras: {
    ante: { scatters: 131, price: 125, figures: { rtp: '0.96951', error: '0.00174', deviation: '5.5' } },
    buy: { price: 1_890, figures: { rtp: '0.96948', error: '0.00076', deviation: '1.7' } },
  },
});
