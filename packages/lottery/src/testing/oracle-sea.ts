import type { Choice, SeaResult } from '../index.ts';
import type { Times } from './oracle.ts';
import { add, permutations } from './oracle-tools.ts';

export function seaTimes(play: string, { rows }: Choice, { top, front3, back3, bottom2 }: SeaResult): Times {
  const times: Times = {};
  const three = top[top.length - 3]! + top[top.length - 2]! + top[top.length - 1]!;
  for (const pick of rows[0]!) {
    if (play === 'top3') add(times, 'win', pick === three ? 1 : 0);
    else if (play === 'tod3')
      add(
        times,
        pick[0] === pick[1] || pick[1] === pick[2] || pick[0] === pick[2] ? 'three' : 'six',
        permutations(pick).includes(three) ? 1 : 0,
      );
    else if (play === 'front3') add(times, 'win', front3.filter((number) => number === pick).length);
    else if (play === 'back3') add(times, 'win', back3.filter((number) => number === pick).length);
    else if (play === 'top2') add(times, 'win', pick === three.slice(1) ? 1 : 0);
    else if (play === 'bottom2') add(times, 'win', pick === bottom2 ? 1 : 0);
    else if (play === 'run_top') add(times, 'win', three.indexOf(pick) >= 0 ? 1 : 0);
    else add(times, 'win', bottom2.indexOf(pick) >= 0 ? 1 : 0);
  }
  return times;
}
