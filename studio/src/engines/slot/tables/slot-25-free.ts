import { firstLines } from '../lines.ts';
import type { SlotMachine } from '../machine.ts';
import { readStrips, SYMBOLS } from './symbols.ts';

/** Frequent free spins, about one round in 24, at double pay; the base game pays little. */
export const slot25Free = {
  id: 'slot-25-free',
  symbols: SYMBOLS,
  strips: readStrips([
    'l4 l5 l1 h1 l2 h3 h4 h2 l1 l4 l5 l3 l2 l5 h2 h3 l3 l4 scatter l1 h4 l5 h3 l2 l3 l4 l2 h4 l3 h1 l1 h4 scatter h2',
    'scatter h3 l4 l1 l2 scatter l3 h1 l2 l5 l1 h4 l4 h2 l1 l4 l2 l5 h3 wild l5 l3 l1 l5 h2 l3 h4 l4 h1 h3 l3 l2 h4',
    'h1 l3 h2 l2 h3 l4 l2 l5 l1 l3 l5 l4 h3 l1 h2 wild l1 l4 h4 l2 l3 h3 h2 h4 l4 l5 h4 l1 scatter h1 l5 l3 l2 scatter',
    'l5 h4 l3 scatter l4 l1 l2 l3 l5 h3 l1 h4 h3 l4 l3 h1 scatter l4 l5 l1 h4 l2 l1 h2 l4 l2 h2 wild h4 l2 l5 l3 h3 h1',
    'l5 l3 h4 l1 l4 h1 l5 h3 l4 scatter l5 l2 h2 l5 l4 l1 l3 h4 l2 h2 l1 h3 scatter l2 l3 l4 h1 wild l1 l3 h4 h2 l2 h3',
  ]),
  freeStrips: readStrips([
    'l3 h4 l5 l1 l3 l4 h2 l1 l5 l2 h1 l4 l5 l2 h3 l3 l2 h2 scatter h4 l2 l3 h3 l1 l4 h2 h4 h1 l1 l4 h4 l5 h3',
    'h2 l1 l4 l5 l2 l3 h3 l4 h4 l5 wild h1 l2 l3 h1 h3 h4 l5 h3 l1 l4 l2 l1 l5 scatter h2 l3 l2 wild l4 l1 h4 l3',
    'l3 l1 h2 h3 h4 l2 l5 l4 l3 h4 h2 l2 wild l5 l4 l1 h3 h1 l3 scatter l1 l4 h1 l5 l2 l1 l5 wild h3 h4 l3 h2 l2 l4',
    'l3 l5 l2 h2 l5 l1 l4 h2 h4 l3 h3 l1 h1 l2 h4 wild l4 h4 l5 l4 l3 h1 l1 h3 l4 l2 l1 h3 wild l3 h4 l2 l5 scatter',
    'l2 l5 h3 h2 l1 h3 l3 h4 l5 l1 l4 l3 wild l5 l4 l3 h1 h2 h3 l2 h4 l1 wild l2 h2 l3 l1 l4 h1 h4 l2 scatter l5 l4',
  ]),
  lines: firstLines(25),
  pays: {
    h1: [50, 200, 800],
    h2: [40, 120, 400],
    h3: [30, 80, 250],
    h4: [25, 60, 200],
    l1: [15, 40, 125],
    l2: [12, 40, 120],
    l3: [10, 30, 100],
    l4: [10, 30, 100],
    l5: [10, 25, 80],
  },
  scatters: [
    { multiple: 1, freeSpins: 8 },
    { multiple: 5, freeSpins: 12 },
    { multiple: 20, freeSpins: 20 },
  ],
  freeSpinMultiplier: 2,
  freeSpinLimit: 60,
  wildMultiplier: 1,
} satisfies SlotMachine;
