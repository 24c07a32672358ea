import type { Choice, FamilyId, Result } from '../index.ts';
import { ballTimes } from './oracle-balls.ts';
import { digitTimes } from './oracle-digits.ts';
import { seaTimes } from './oracle-sea.ts';
import { vietnamTimes } from './oracle-vietnam.ts';

/** Winning lines by tier; `refund` those whose stake comes back. */
export type Times = Record<string, number>;

/**
 * A second settlement, slow and plain: it makes every line of a ticket by itself and looks at the bare result, and shares nothing
 * with the engine but the shapes of its data.
 */
export function oracle(family: FamilyId, play: string, choice: Choice, result: Result): Times {
  if ('digits' in result) return digitTimes(family, play, choice, result.digits);
  if ('numbers' in result) return vietnamTimes(family, play, choice, result);
  if ('top' in result) return seaTimes(play, choice, result);
  return ballTimes(play, choice, result);
}
