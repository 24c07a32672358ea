import { SCATTER, type SlotSymbol, type Strips, WILD } from '../machine.ts';

/** Every machine has these eleven; a theme gives them pictures. */
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

/** Strips as written in the tables: one row per reel, symbols separated by a space. */
export function readStrips(lines: readonly string[]): Strips {
  return lines.map((line) => line.split(' '));
}
