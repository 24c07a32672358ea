import { firstLines } from '../lines.ts';
import type { SlotMachine } from '../machine.ts';
import { readStrips, SYMBOLS } from './symbols.ts';

/** Frequent wins: a wild doubles every line win, and the free spins have twice as many wilds. */
export const slot20Wild = {
  id: 'slot-20-wild',
  symbols: SYMBOLS,
  strips: readStrips([
    'l1 h4 h1 l5 l4 l1 h4 h1 l2 h4 l3 l1 h3 l2 l3 h4 h3 l4 l2 h2 l4 l5 l2 l3 l5 h3 l1 h2 l4 l5 h2 scatter l3',
    'h3 h4 l1 h3 l5 l4 l3 l1 l2 l3 h2 h4 l1 l5 h1 h2 l2 l3 wild l2 l4 scatter l5 l4 l1 h3 h1 h4 l2 l3 l5 wild l4',
    'h3 wild l3 h4 h3 l1 l3 h4 l1 l5 l2 l4 l1 scatter l2 h1 l4 l5 wild h2 l2 l5 h2 l1 l3 h1 h3 l4 h2 l3 l5 l2 l4 h4',
    'l3 l2 l4 l1 wild l5 h4 l4 h3 l1 l3 h4 l2 l5 h3 scatter h2 l2 l1 l5 h1 h4 l4 l3 l5 l2 l4 h3 h1 h2 l3 h4 wild l1',
    'h1 l2 l5 wild l4 l2 h4 l1 l3 h4 h2 l5 h4 l3 l1 h3 l2 l3 h2 l4 scatter l5 l3 h2 wild l5 l4 h1 h3 l2 l1 l4 h3 l1',
  ]),
  freeStrips: readStrips([
    'l1 l4 h1 h4 l3 l1 l4 h2 l3 l1 l2 l5 h2 h3 l3 l5 l2 h3 h4 l4 l1 l2 h2 h4 scatter l5 h4 h1 l4 l2 l3 h3 l5',
    'l2 l4 l3 wild l4 l2 l1 h2 h4 l1 h1 l5 h4 wild h3 l4 l3 l2 wild h3 l3 l1 wild h1 l4 l5 scatter l1 h2 l5 h4 l2 h3 l3',
    'l5 h3 l4 h4 l3 wild l4 l1 l2 h2 l1 h4 l3 l2 l5 h2 h1 wild h3 h1 l1 wild l2 l4 h3 h4 l2 h2 l1 wild l3 l5 scatter l4 l3',
    'l5 h4 l3 h3 l5 h1 l4 wild l2 h3 h2 l3 l1 wild l4 h3 l2 l4 h4 l1 scatter h4 l3 l2 wild l1 l2 l4 l3 l1 h2 l5 h4 h1 wild',
    'h2 l4 l1 l5 l3 l1 wild l3 l4 l1 h3 h4 l2 h1 scatter h2 l5 l2 l3 h3 l4 h2 wild l2 h4 h1 l3 l1 h4 h3 wild l2 l4 l5',
  ]),
  lines: firstLines(20),
  pays: {
    h1: [40, 150, 600],
    h2: [30, 100, 400],
    h3: [20, 60, 200],
    h4: [18, 60, 200],
    l1: [10, 30, 100],
    l2: [8, 25, 80],
    l3: [8, 20, 75],
    l4: [6, 20, 60],
    l5: [6, 15, 60],
  },
  scatters: [
    { multiple: 2, freeSpins: 10 },
    { multiple: 10, freeSpins: 12 },
    { multiple: 50, freeSpins: 16 },
  ],
  freeSpinMultiplier: 1,
  freeSpinLimit: 48,
  wildMultiplier: 2,
} satisfies SlotMachine;
