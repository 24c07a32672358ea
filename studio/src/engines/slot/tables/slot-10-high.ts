import { firstLines } from '../lines.ts';
import type { SlotMachine } from '../machine.ts';
import { readStrips, SYMBOLS } from './symbols.ts';

/** High variance: few lines, rare pictures that pay far above the rest, free spins at triple pay. */
export const slot10High = {
  id: 'slot-10-high',
  symbols: SYMBOLS,
  strips: readStrips([
    'l5 l2 l4 l3 h3 l2 l3 l5 l2 l1 l5 l4 l3 l1 l4 l5 h3 h1 l1 h3 scatter h2 h4 l2 l1 l3 l4 l2 h4 l1 l3 l5 h4 h2 l4',
    'h4 l2 l4 l3 h2 l1 l3 l4 l5 h3 l2 l3 wild l2 h4 l5 l2 l4 scatter l2 l1 wild h3 l5 l4 l1 l3 h3 h4 l5 l1 h1 l3 l4 l1 h2',
    'l3 l1 l2 l3 l4 l1 l3 l2 l5 l4 wild l3 l4 l2 h1 h4 l2 h3 h4 l4 l5 l1 h2 l4 l1 scatter l5 h3 l3 h1 wild h2 h4 l2 l1 l5',
    'l4 l2 h2 h4 l3 l4 l2 l5 h3 l1 l3 l5 l1 l4 h4 h3 l3 l1 l4 wild l3 h3 l5 l2 h2 l4 l5 wild l2 l3 h1 l5 l1 l2 scatter l1 h4',
    'l1 l4 h3 l2 l5 l1 scatter l2 l3 l4 l1 l5 h2 l1 l3 wild l4 l3 h3 l2 l4 h4 l2 h1 h2 h3 h4 l1 l3 l5 h1 l4 h4 l2 l3 l5',
  ]),
  freeStrips: readStrips([
    'l2 l1 l3 l5 l1 l3 h3 h2 l5 l4 scatter h4 l2 l3 l4 l2 h2 l1 l3 h1 h3 l4 h4 h1 l4 h4 l1 l5 l2 h3 h2 l2 l5 l4',
    'wild l2 l1 l4 l2 h2 l5 h4 l3 h3 l5 l3 l1 h3 h1 l1 l5 l3 l2 h2 h1 l4 l2 scatter l5 l3 wild l2 h3 h4 l4 l1 h4 l4',
    'h2 l4 l2 l1 l4 h4 l3 l5 wild l2 l4 l1 l5 h1 l1 h4 l3 l2 l1 h3 l2 l5 scatter h3 l5 l4 h4 h2 wild l2 l3 l4 h3 l3 h1',
    'h4 l3 l5 l1 l2 h2 l5 h3 l4 l3 l2 l4 l1 h3 l5 l2 h1 h3 l2 l3 l1 l5 wild h4 l3 wild h2 l2 h1 l4 l1 l5 l4 h4 l3 scatter l4',
    'l2 l5 l1 l3 scatter l4 l3 l2 h1 h3 l1 h2 l5 h4 l4 h1 h2 l1 l2 h3 l3 h4 l4 l1 l2 h3 h4 l3 l5 l2 l4 wild l5 l1 l3',
  ]),
  lines: firstLines(10),
  pays: {
    h1: [150, 600, 2500],
    h2: [75, 300, 1250],
    h3: [50, 200, 750],
    h4: [40, 150, 500],
    l1: [15, 50, 200],
    l2: [10, 40, 150],
    l3: [10, 30, 100],
    l4: [8, 30, 100],
    l5: [8, 20, 80],
  },
  scatters: [
    { multiple: 2, freeSpins: 10 },
    { multiple: 15, freeSpins: 15 },
    { multiple: 100, freeSpins: 20 },
  ],
  freeSpinMultiplier: 3,
  freeSpinLimit: 40,
  wildMultiplier: 1,
} satisfies SlotMachine;
