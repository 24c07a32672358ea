import { parseAmount } from '@champa/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Prize } from './mission.ts';
import { placesOf } from './places.ts';
import type { RewardPlan } from './reward-plan.ts';

const cash = (amount: string): RewardPlan => ({ kind: 'cash', amount, currency: 'LAK', turnoverFactor: 1 });
const prizes: Prize[] = [
  { from: 1, to: 1, reward: cash('100') },
  { from: 2, to: 2, reward: cash('50') },
  { from: 3, to: 5, reward: cash('10') },
];
const group = (points: number, members: number) => ({ points: BigInt(points), members: BigInt(members) });

function amounts(groups: Parameters<typeof placesOf>[0]): (string | null)[] {
  return placesOf(groups, prizes).map(({ prize }) => (prize?.kind === 'cash' ? prize.amount : null));
}

test('without ties each place has its own prize', () => {
  const groups = [group(60, 1), group(50, 1), group(40, 1), group(30, 1), group(20, 1), group(10, 1)];
  expect(placesOf(groups, prizes).map(({ place }) => Number(place))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(amounts(groups)).toEqual(['100', '50', '10', '10', '10', null].map((a) => a && `${a}.00`));
});

test('ties share the prizes of the places they occupy, and the next place skips those', () => {
  const groups = [group(60, 2), group(40, 1), group(30, 4)];
  expect(placesOf(groups, prizes).map(({ place }) => Number(place))).toEqual([1, 3, 4]);
  // Places 4 and 5 are worth 20 for four.
  expect(amounts(groups)).toEqual(['75.00', '10.00', '5.00']);
});

test('a remainder below a hundredth stays with the house, and whole things stay whole', () => {
  expect(amounts([group(60, 7)])).toEqual(['25.71']);
  const points: Prize[] = [{ from: 1, to: 1, reward: { kind: 'points', points: 5 } }];
  expect(placesOf([group(9, 2)], points)[0]!.prize).toEqual({ kind: 'points', points: 2 });
  expect(placesOf([group(9, 6)], points)[0]!.prize).toBeNull();
});

test('with any ties a board never gives more than its prizes, and never less to a higher place', () => {
  const all = prizes.reduce(
    (sum, { from, to, reward }) => sum + BigInt(to - from + 1) * parseAmount((reward as { amount: string }).amount),
    0n,
  );
  const counts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(counts, (members) => {
      const places = placesOf(
        members.map((count, n) => group(1000 - n, count)),
        prizes,
      );
      const worth = places.map(({ prize }) => (prize?.kind === 'cash' ? parseAmount(prize.amount) : 0n));
      const given = places.reduce((sum, place, n) => sum + place.members * worth[n]!, 0n);
      expect(given).toBeLessThanOrEqual(all);
      for (let n = 1; n < worth.length; n += 1) expect(worth[n]! <= worth[n - 1]!).toBe(true);
      const before = (n: number): bigint => places.slice(0, n).reduce((sum, place) => sum + place.members, 0n);
      places.forEach(({ place }, n) => expect(place).toBe(before(n) + 1n));
    }),
  );
});
