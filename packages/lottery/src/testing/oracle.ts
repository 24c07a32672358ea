import type { Choice, FamilyId, Result } from '../index.ts';
import { ballTimes } from './oracle-balls.ts';
import { digitTimes } from './oracle-digits.ts';
import { seaTimes } from './oracle-sea.ts';
import { vietnamTimes } from './oracle-vietnam.ts';

/** Winning lines by tier; `refund` are those whose stake is refunded. */
export type Times = Record<string, number>;

/**
 * A second settlement, slow and simple: it lists every line of a ticket and looks at the result, and shares nothing with the
 * engine except the shapes of its data.
 */
export function oracle(family: FamilyId, play: string, choice: Choice, result: Result): Times {
  if ('digits' in result) return digitTimes(family, play, choice, result.digits);
  if ('numbers' in result) return vietnamTimes(family, play, choice, result);
  if ('top' in result) return seaTimes(play, choice, result);
  return ballTimes(play, choice, result);
}
