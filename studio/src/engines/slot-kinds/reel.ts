import type { Numbers } from '@champa/fairness';
import { type Fraction, fraction } from '../fraction.ts';

/** A reel whose places are drawn each by itself, by these weights. */
export type Reel = { symbols: readonly string[]; ends: readonly number[]; total: number };

/** A reel as written in the tables: `h1:2 l1:9`. */
export function readReel(text: string): Reel {
  const entries = text.split(' ').map((entry) => entry.split(':') as [string, string]);
  let total = 0;
  const ends = entries.map(([, weight]) => (total += Number(weight)));
  return { symbols: entries.map(([symbol]) => symbol), ends, total };
}

/** The same reel with so many hundredths of a symbol's weight. */
export function withMore({ symbols, ends }: Reel, wanted: string, hundredths: number): Reel {
  let total = 0;
  const raised = symbols.map((symbol, index) => {
    const weight = ends[index]! - (ends[index - 1] ?? 0);
    return (total += weight * (symbol === wanted ? hundredths : 100));
  });
  return { symbols, ends: raised, total };
}

/** One symbol: one number a place. */
export function drawSymbol({ symbols, ends, total }: Reel, numbers: Numbers): string {
  const drawn = numbers.intBelow(total);
  let index = 0;
  while (drawn >= ends[index]!) index += 1;
  return symbols[index]!;
}

/** The places of a reel, from the top. */
export function drawColumn(reel: Reel, rows: number, numbers: Numbers): string[] {
  const column: string[] = [];
  while (column.length < rows) column.push(drawSymbol(reel, numbers));
  return column;
}

/** The chance that a place shows one of these symbols. */
export function shareOf({ symbols, ends, total }: Reel, ...wanted: readonly string[]): Fraction {
  const weight = symbols.reduce(
    (sum, symbol, index) => sum + (wanted.includes(symbol) ? ends[index]! - (ends[index - 1] ?? 0) : 0),
    0,
  );
  return fraction(weight, total);
}
