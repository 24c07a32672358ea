import * as z from 'zod/mini';
import { reelsName } from '../catalogue/extras.ts';
import * as kinds from '../engines/slot-kinds/view.ts';
import type { Outcome } from '../protocol.ts';

/** Whether a round of a slot has a feature, which a player who was cut off sees again. */
export function hasFeature(outcome: Outcome): boolean {
  if (outcome.engine === 'slot') return outcome.freeSpins.length > 0;
  if (!('view' in outcome) || !reelsName(outcome.engine)) return false;
  return kinds.hasFeature(z.parse(kinds.KindView, outcome.view));
}
