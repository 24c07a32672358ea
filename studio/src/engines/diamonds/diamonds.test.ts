import { expect, test } from 'vitest';
import { ALL_DRAWS, CUTS, DRAWS, GEMS, handOf, HANDS } from './index.ts';

test('the stated numbers of draws are those of all draws', () => {
  const counted = Object.fromEntries(HANDS.map((hand) => [hand, 0]));
  for (let draw = 0; draw < ALL_DRAWS; draw += 1) {
    const gems = Array.from({ length: GEMS }, (_, place) => Math.floor(draw / CUTS ** place) % CUTS);
    counted[handOf(gems)]! += 1;
  }
  expect(counted).toEqual(DRAWS);
});
