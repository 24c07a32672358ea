import { expect, it } from 'vitest';
import { countUp, partWay } from './count-up.ts';
import { Animator } from './stage/animator.ts';

it('counts upwards and ends on the exact amount', async () => {
  const animator = new Animator();
  const shown: bigint[] = [];
  const done = countUp(animator, { from: 0n, to: 123_456_789n, ms: 900, show: (amount) => shown.push(amount) });
  for (let frame = 0; frame < 70; frame += 1) animator.tick(16);
  await done;
  expect(shown.at(-1)).toBe(123_456_789n);
  expect(shown).toEqual(shown.toSorted((a, b) => (a < b ? -1 : 1)));
  expect(shown.length).toBeLessThan(25);
});

it('partWay includes both ends', () => {
  expect(partWay(5n, 105n, 0)).toBe(5n);
  expect(partWay(5n, 105n, 1)).toBe(105n);
  expect(partWay(0n, 1000n, 0.25)).toBe(250n);
});
