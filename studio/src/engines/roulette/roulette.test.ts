import { createNumbers } from '@champa/fairness';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fraction } from '../fraction.ts';
import { findSpot, playRoulette, POCKETS, settle, SPOTS, spotRtp, WHEEL } from './index.ts';

test('every one of the 157 spots returns 36/37, exactly', () => {
  expect(new Set(SPOTS.map((spot) => spot.id)).size).toBe(157);
  for (const spot of SPOTS) expect(spotRtp(spot), spot.id).toEqual(fraction(36, 37));
});

test('the table has every inside and outside bet of the European layout, at the usual odds', () => {
  const kinds = Map.groupBy(SPOTS, (spot) => spot.kind);
  const layout = [...kinds].map(([kind, spots]) => [kind, spots.length, spots[0]!.numbers.length, spots[0]!.paysToOne]);
  expect(layout).toEqual([
    ['straight', 37, 1, 35],
    ['split', 60, 2, 17],
    ['street', 12, 3, 11],
    ['trio', 2, 3, 11],
    ['corner', 22, 4, 8],
    ['first-four', 1, 4, 8],
    ['six-line', 11, 6, 5],
    ['dozen', 3, 12, 2],
    ['column', 3, 12, 2],
    ['even-chance', 6, 18, 1],
  ]);
  expect(findSpot('corner:1-2-4-5')?.numbers).toEqual([1, 2, 4, 5]);
  expect(findSpot('column:3')?.numbers.slice(0, 3)).toEqual([3, 6, 9]);
});

test('no spot covers numbers that are not adjacent on the layout', () => {
  for (const { kind, numbers } of SPOTS.filter((spot) => spot.kind === 'split' && !spot.numbers.includes(0))) {
    const [a, b] = numbers as [number, number];
    expect(b - a === 3 || (b - a === 1 && a % 3 !== 0), `${kind} ${a}-${b}`).toBe(true);
  }
});

test('the wheel has each pocket once', () => {
  expect([...WHEEL].sort((a, b) => a - b)).toEqual(Array.from({ length: POCKETS }, (_, i) => i));
});

test('a zero loses every even chance and pays the zero spots', () => {
  const chips = SPOTS.map((spot) => ({ spot: spot.id, amount: 10n }));
  const { wins } = settle(0, chips);
  expect(wins.map((win) => win.spot)).toEqual(
    expect.arrayContaining([
      'straight:0',
      'split:0-1',
      'split:0-2',
      'split:0-3',
      'trio:0-1-2',
      'trio:0-2-3',
      'first-four',
    ]),
  );
  expect(wins).toHaveLength(7);
});

test('the win of a round is the sum of the wins of its chips', () => {
  const chips = fc.array(
    fc.record({
      spot: fc.constantFrom(...SPOTS.map((spot) => spot.id)),
      amount: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    }),
  );
  fc.assert(
    fc.property(chips, fc.nat({ max: 36 }), (bets, number) => {
      const alone = bets.reduce((sum, chip) => sum + settle(number, [chip]).win, 0n);
      expect(settle(number, bets).win).toBe(alone);
    }),
  );
});

test('74,000 spins of a fixed seed are spread evenly over the pockets', () => {
  const numbers = createNumbers({ serverSeed: new Uint8Array(32).fill(3), clientSeed: 'wheel', nonce: 0 });
  const seen = Array.from({ length: POCKETS }, () => 0);
  for (let i = 0; i < 74_000; i += 1) seen[playRoulette(numbers, []).number]! += 1;
  const chiSquare = seen.reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0);
  expect(chiSquare).toBeLessThan(67.985); // 99.9 % quantile, 36 degrees of freedom
});
