import { add, type Fraction, fraction, multiply, NOTHING } from '../fraction.ts';
import { WILD } from '../slot/machine.ts';
import { less } from './chances.ts';
import type { KindWin } from './view.ts';

/** What a symbol pays for 3, 4, 5, … from the left on a line, in ten-thousandths of the stake. */
export type LinePays = Readonly<Record<string, readonly number[]>>;
export type Lines = readonly (readonly number[])[];

const FEWEST = 3;

/** The wins of all lines: the first reel's symbol, for as many reels from the left as show it or a wild. */
export function lineWins(grid: readonly (readonly string[])[], lines: Lines, pays: LinePays): KindWin[] {
  return lines.flatMap((line) => {
    const symbol = grid[0]![line[0]!]!;
    let count = 1;
    while (count < line.length) {
      const shown = grid[count]![line[count]!]!;
      if (shown !== symbol && shown !== WILD) break;
      count += 1;
    }
    const multiple = pays[symbol]?.[count - FEWEST];
    if (multiple === undefined) return [];
    const cells = line.slice(0, count).map((row, reel): [number, number] => [reel, row]);
    return [{ symbol, count, ways: 1, cells, pays: multiple }];
  });
}

/** The exact mean of what all lines pay. `shareAt` is the chance that a place of a reel is the symbol, or a wild in its stead. */
export function linesReturn(
  reels: number,
  lines: number,
  pays: LinePays,
  shareAt: (reel: number, symbol: string) => Fraction,
): Fraction {
  const one = Object.entries(pays).reduce((total, [symbol, all]) => {
    const shares = Array.from({ length: reels }, (_, reel) => shareAt(reel, symbol));
    return all.reduce((sum, multiple, index) => {
      const count = FEWEST + index;
      const run = shares.slice(0, count).reduce(multiply);
      const ends = count < reels ? less(fraction(1), shares[count]!) : fraction(1);
      return add(sum, multiply(fraction(multiple, 10_000), multiply(run, ends)));
    }, total);
  }, NOTHING);
  return multiply(fraction(lines), one);
}
