import type { Studio } from '../studio.ts';
import { reelsName } from './extras.ts';
import type { Title } from './titles.ts';

/** The shortest time between the starts of two rounds of a title. Flights have their own clock. */
export function cycleOf({ cycleMs }: Studio['settings'], { engine }: Pick<Title, 'engine'>): number {
  switch (engine) {
    case 'slot':
    case 'roulette':
      return cycleMs[engine];
    case 'crash':
      return 0;
    default:
      return reelsName(engine) ? cycleMs.slot : cycleMs.arcade;
  }
}
