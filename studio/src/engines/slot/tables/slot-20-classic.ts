import { firstLines } from '../lines.ts';
import type { SlotMachine } from '../machine.ts';
import { readStrips, SYMBOLS } from './symbols.ts';

/** Medium variance: plain wilds, free spins on richer reels at double pay. */
export const slot20Classic = {
  id: 'slot-20-classic',
  symbols: SYMBOLS,
  strips: readStrips([
    'h2 scatter l4 l1 l5 l2 l3 h2 l5 h4 l4 l3 h3 l2 l1 l5 l4 h1 l2 h3 l3 h2 h4 l5 l3 h4 l4 h3 l2 l1 h1',
    'l5 l2 h3 l4 l5 l3 h2 l4 h1 l2 l3 l1 h3 l2 h4 wild l2 l1 l4 l3 scatter l5 h4 l1 h2 h4 h3 l4 wild l5 h1 l3',
    'l4 l5 l3 h2 l1 l5 scatter h1 h2 l3 l1 wild l2 h4 l5 h3 l3 l4 h3 l2 h4 h1 l4 l1 wild h2 l3 l4 h4 h3 l5 l2',
    'l5 l3 h4 h1 l1 h4 h2 l2 l5 l1 h3 l4 h2 l5 h3 h4 l2 l4 l3 l5 l2 l4 wild l1 l2 l3 h1 h4 scatter l1 h3 l4 wild',
    'l3 h3 l2 l4 h4 l5 l2 l3 h2 l1 l4 l5 h4 l1 h2 l2 h4 l3 l4 h1 h2 l1 scatter l5 l2 l4 h3 l5 l1 l3 wild h3 h1',
  ]),
  freeStrips: readStrips([
    'scatter l4 h4 h3 h2 l3 l2 l4 l3 l2 h2 h1 l4 h3 h4 l5 l2 l1 h1 l3 l2 l1 l4 l5 h4 h2 l1 l3 h3 l5',
    'l5 wild l2 l3 l1 wild l4 l1 h3 l5 h1 h2 l3 wild h4 l2 h2 l1 h4 h3 l4 wild l3 l4 h1 scatter l3 h2 l5 l2 h3 h4',
    'l3 h2 l4 l2 h4 l1 h1 wild l2 l4 l3 h3 wild h4 l4 wild l1 l5 l4 h2 l5 l3 wild h4 h2 l2 l5 h3 h1 l1 h3 scatter',
    'l5 scatter h1 l2 h4 wild l1 l2 wild h4 h3 l4 l2 h1 l3 l4 l5 h3 l1 h2 l3 l4 h3 wild l3 l1 wild l5 l1 h2 h4 l4 l2',
    'l1 h1 l3 h2 h4 l1 h2 l5 l2 l3 wild l4 h3 scatter l4 l2 l3 wild l4 l1 l3 l5 h3 h4 l4 h1 wild h3 h4 l5 l1 l2 h2',
  ]),
  lines: firstLines(20),
  pays: {
    h1: [60, 250, 1000],
    h2: [40, 150, 500],
    h3: [25, 100, 300],
    h4: [20, 80, 250],
    l1: [15, 40, 150],
    l2: [12, 40, 120],
    l3: [10, 30, 100],
    l4: [10, 25, 100],
    l5: [8, 20, 80],
  },
  scatters: [
    { multiple: 2, freeSpins: 10 },
    { multiple: 10, freeSpins: 15 },
    { multiple: 50, freeSpins: 20 },
  ],
  freeSpinMultiplier: 2,
  freeSpinLimit: 60,
  wildMultiplier: 1,
} satisfies SlotMachine;
