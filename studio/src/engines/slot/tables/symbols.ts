import { SCATTER, type SlotSymbol, type Strips, WILD } from '../machine.ts';

/** Every machine shows these eleven; a theme draws them. */
export const SYMBOLS: readonly SlotSymbol[] = [
  { id: WILD, kind: 'wild' },
  { id: SCATTER, kind: 'scatter' },
  { id: 'h1', kind: 'high' },
  { id: 'h2', kind: 'high' },
  { id: 'h3', kind: 'high' },
  { id: 'h4', kind: 'high' },
  { id: 'l1', kind: 'low' },
  { id: 'l2', kind: 'low' },
  { id: 'l3', kind: 'low' },
  { id: 'l4', kind: 'low' },
  { id: 'l5', kind: 'low' },
];

/** Strips as they are written in the tables: one line a reel, symbols separated by a space. */
export function readStrips(lines: readonly string[]): Strips {
  return lines.map((line) => line.split(' '));
}
