import { createNumbers } from '@champa/fairness';
import { expect, test } from 'vitest';
import { returnOf } from '../arcade/game.ts';
import { toDecimal } from '../fraction.ts';
import { craps, type CrapsMove } from './index.ts';

const ROLL: CrapsMove = { act: 'roll' };
const ODDS: CrapsMove = { act: 'odds' };

test.each([
  ['a natural wins the pass line', [[3, 4]], 'pass', [], 20_000],
  ['a twelve returns the don’t pass', [[6, 6]], 'dont-pass', [], 10_000],
  ['a twelve pays the field three to one', [[6, 6]], 'field', [], 40_000],
  [
    'a point that is made wins, its odds at the true chance',
    [
      [3, 3],
      [2, 2],
      [5, 1],
    ],
    'pass',
    [ODDS, ROLL, ROLL],
    42_000,
  ],
  [
    'a seven after a point loses line and odds',
    [
      [3, 3],
      [3, 4],
    ],
    'pass',
    [ODDS, ROLL],
    0,
  ],
  [
    'a seven after a point wins the don’t pass',
    [
      [3, 3],
      [3, 4],
    ],
    'dont-pass',
    [ROLL],
    20_000,
  ],
] as const)('%s', (_what, rolls, spot, moves, multiplier) => {
  const round = craps.stand(
    rolls.map((roll) => [...roll]),
    { spots: { [spot]: 1 } },
    moves,
    false,
  )!;
  expect([round.isOver, round.multiplier]).toEqual([true, multiplier]);
});

test('rolls to come are hidden; odds need a pass line, come once and before the next roll', () => {
  const rolls = [
    [3, 3],
    [2, 2],
    [5, 1],
  ];
  const bet = { spots: { pass: 1 } };
  expect(craps.stand(rolls, bet, [], false)!.view.rolls).toEqual([[3, 3]]);
  expect(craps.stand(rolls, bet, [ROLL, ODDS], false)).toBeNull();
  expect(craps.stand(rolls, bet, [ODDS, ODDS], false)).toBeNull();
  expect(craps.stand(rolls, { spots: { field: 1 } }, [ODDS], false)).toBeNull();
  expect(craps.stand(rolls, bet, [], true)).toMatchObject({ isOver: true, multiplier: 20_000 });
});

test.each(craps.offers())('40,000 shooters of a fixed seed return what $name states, within its band', (offer) => {
  const numbers = createNumbers({ serverSeed: new Uint8Array(32).fill(5), clientSeed: 'dice', nonce: 0 });
  const bet = { spots: { [offer.name]: 1 } };
  const rounds = 40_000;
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const paid = craps.stand(craps.deal(numbers, bet), bet, [], true)!.multiplier / 10_000;
    sum += paid;
    squares += paid * paid;
  }
  const deviation = Math.sqrt(squares / rounds - (sum / rounds) ** 2);
  expect(Math.abs(sum / rounds - Number(toDecimal(returnOf(offer), 8)))).toBeLessThan(
    (4 * deviation) / Math.sqrt(rounds),
  );
});
