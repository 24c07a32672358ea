import fc from 'fast-check';
import { expect, test } from 'vitest';
import { families, modes, parseOdds, playsOf } from '../index.ts';
import { isAboveStakes, percentOf, returnsOfPlay } from './returns.ts';

const plays = families.flatMap((family) => playsOf(family));

test('at the market’s odds and on every scale no play returns more than the stakes, and its best line not less than its worst', () => {
  for (const play of plays) {
    for (const { families: of, scale } of Object.values(modes)) {
      if (!of.includes(play.family)) continue;
      const { least, most } = returnsOfPlay(play, {}, scale?.to ?? 0);
      expect([play.family, play.id, isAboveStakes(most)]).toEqual([play.family, play.id, false]);
      expect(least.numerator * most.denominator <= most.numerator * least.denominator).toBe(true);
    }
  }
});

test('higher odds never return less', () => {
  const lao = playsOf('lao').find(({ id }) => id === 'top2')!;
  const odds = fc.integer({ min: 1, max: 200_000 }).map((thousandths) => BigInt(thousandths));
  fc.assert(
    fc.property(odds, odds, (one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      const mostAt = (top2: bigint) => returnsOfPlay(lao, { top2 }, 0).most;
      const [before, after] = [mostAt(low), mostAt(high)];
      expect(before.numerator * after.denominator <= after.numerator * before.denominator).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('two digits of a hundred return as many percent as their odds', () => {
  const play = playsOf('lao').find(({ id }) => id === 'top2')!;
  const at = (text: string) => returnsOfPlay(play, { top2: parseOdds(text) }, 0).most;
  expect(percentOf(at('98.5'))).toBe('98.50');
  expect(isAboveStakes(at('100'))).toBe(false);
  expect(isAboveStakes(at('100.001'))).toBe(true);
});
