import { endingsOf, type Result } from '@champa/lottery';

/**
 * How often a symbol was drawn at a position in some draws, and how many draws ago it was last drawn; null: not among them.
 */
export type Frequency = { symbol: string; times: number; gap: number | null };

/** The symbols counted of a result: one or several at each position. */
export type Positions = readonly (readonly string[])[];

/** The positions of a result whose symbols are counted. */
export function positionsOf(result: Result): Positions {
  if ('digits' in result) return [...result.digits].map((digit) => [digit]);
  if (result.family === 'k3') return [result.dice.map(String)];
  if ('special' in result) return [[...result.balls, result.special]];
  if ('balls' in result) return result.family === 'pk10' ? result.balls.map((ball) => [ball]) : [result.balls];
  if ('numbers' in result) return [[...endingsOf(result, 2).keys()]];
  return [[result.top.slice(-2)], [result.bottom2]];
}

/** Counts the symbols of one position over draws, latest first; symbols that were never drawn are left out. */
export function frequencies(results: readonly Result[], position: number): Frequency[] {
  const found = new Map<string, Frequency>();
  for (const [ago, result] of results.entries()) {
    for (const symbol of new Set(positionsOf(result)[position] ?? [])) {
      const known = found.get(symbol);
      if (known) known.times += 1;
      else found.set(symbol, { symbol, times: 1, gap: ago });
    }
  }
  return [...found.values()].toSorted((a, b) => a.symbol.localeCompare(b.symbol));
}
