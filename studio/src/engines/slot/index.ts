import type { SlotMachine } from './machine.ts';
import { slot10High } from './tables/slot-10-high.ts';
import { slot20Classic } from './tables/slot-20-classic.ts';
import { slot20Wild } from './tables/slot-20-wild.ts';
import { slot25Free } from './tables/slot-25-free.ts';

export { evaluate, playSlot, type SlotRound, type Spin } from './spin.ts';
export type { SlotMachine } from './machine.ts';

/**
 * Figures of a machine as players see them. They follow from the strips and are exact except for the last digit (shares rounded
 * down, the largest win up). A test recomputes them, so a table cannot change without its figures. Computing them takes half a
 * second, too long for a launch.
 */
type SlotFigures = { rtp: string; hitFrequency: string; maxWinMultiple: string };

export type StatedMachine = { machine: SlotMachine; figures: SlotFigures };

export const SLOT_MACHINES = {
  'slot-20-classic': {
    machine: slot20Classic,
    figures: { rtp: '0.96339', hitFrequency: '0.38489', maxWinMultiple: '16304' },
  },
  'slot-20-wild': {
    machine: slot20Wild,
    figures: { rtp: '0.96954', hitFrequency: '0.37478', maxWinMultiple: '12274' },
  },
  'slot-10-high': {
    machine: slot10High,
    figures: { rtp: '0.95939', hitFrequency: '0.25296', maxWinMultiple: '39685' },
  },
  'slot-25-free': {
    machine: slot25Free,
    figures: { rtp: '0.96256', hitFrequency: '0.37341', maxWinMultiple: '6069' },
  },
} as const satisfies Record<string, StatedMachine>;

/** The machine of a slot's pay table. Throws a RangeError for another kind of pay table. */
export function slotMachine(payTable: string): StatedMachine {
  const found = Object.entries(SLOT_MACHINES).find(([id]) => id === payTable);
  if (!found) throw new RangeError(`no slot has the pay table ${payTable}`);
  return found[1];
}
