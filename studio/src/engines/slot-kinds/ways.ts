import { add, type Fraction, fraction, multiply, NOTHING } from '../fraction.ts';
import { SCATTER, WILD } from '../slot/machine.ts';
import { type Heights, less, power } from './chances.ts';
import { type Reel, shareOf } from './reel.ts';
import type { KindWin } from './view.ts';

/** What a symbol pays on 3, 4, 5, … reels for each way, in ten-thousandths of the stake. */
export type WayPays = Readonly<Record<string, readonly number[]>>;

const FEWEST = 3;

/**
 * The wins of all ways: a symbol pays on as many reels from the left as show it or a wild, once for each choice of a place on each of
 * them. The first reel has no wild.
 */
export function waysWins(grid: readonly (readonly string[])[], pays: WayPays): KindWin[] {
  return [...new Set(grid[0])].flatMap((symbol) => {
    const all = pays[symbol];
    if (!all) return [];
    const cells: [number, number][] = [];
    let ways = 1;
    let count = 0;
    for (; count < grid.length; count += 1) {
      const rows = grid[count]!.flatMap((shown, row) =>
        shown === symbol || (count > 0 && shown === WILD) ? [row] : [],
      );
      if (rows.length === 0) break;
      ways *= rows.length;
      for (const row of rows) cells.push([count, row]);
    }
    const multiple = all[count - FEWEST];
    return multiple === undefined ? [] : [{ symbol, count, ways, cells, pays: multiple * ways }];
  });
}

/** The exact mean of what one spin's ways pay, of the stake: reels are independent, and so are the numbers of a symbol on them. */
export function waysReturn(reels: readonly Reel[], heights: readonly Heights[], pays: WayPays): Fraction {
  return Object.entries(pays).reduce((total, [symbol, all]) => {
    const shares = reels.map((reel, index) => (index === 0 ? shareOf(reel, symbol) : shareOf(reel, symbol, WILD)));
    const shown = shares.map((share, index) => mean(heights[index]!, (rows) => multiply(fraction(rows), share)));
    const none = shares.map((share, index) => mean(heights[index]!, (rows) => power(less(fraction(1), share), rows)));
    return all.reduce((sum, multiple, index) => {
      const count = FEWEST + index;
      const ways = shown.slice(0, count).reduce(multiply);
      const ends = count < reels.length ? none[count]! : fraction(1);
      return add(sum, multiply(fraction(multiple, 10_000), multiply(ways, ends)));
    }, total);
  }, NOTHING);
}

export function scattersIn(grid: readonly (readonly string[])[]): number {
  return grid.reduce((sum, column) => sum + column.filter((symbol) => symbol === SCATTER).length, 0);
}

function mean(heights: Heights, of: (rows: number) => Fraction): Fraction {
  return heights.reduce((sum, [rows, chance]) => add(sum, multiply(chance, of(rows))), NOTHING);
}
