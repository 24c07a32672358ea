import { createNumbers } from '@champa/fairness';
import { expect, test } from 'vitest';
import { returnOf } from '../arcade/game.ts';
import { toDecimal } from '../fraction.ts';
import type { Card } from '../table/cards.ts';
import { RAISE_FROM, redDog, type RedDogMove } from './index.ts';

const BET = { spots: { ante: 1 } };
const cards = (...ranks: number[]): Card[] => ranks.map((rank) => ({ rank, suit: 'spades' }));

test.each<[string, number[], RedDogMove[], number]>([
  ['neighbours are a push', [5, 6, 9], [], 10_000],
  ['ace and king are neighbours', [1, 13, 9], [], 10_000],
  ['a pair with a third of its rank pays 11 to 1', [5, 5, 5], [], 120_000],
  ['a pair alone is a push', [5, 5, 6], [], 10_000],
  ['a card between wins by the spread', [5, 8, 7], [{ act: 'call' }], 50_000],
  ['a raise wins twice', [2, 1, 7], [{ act: 'raise' }], 40_000],
  ['a card on a post loses', [2, 9, 9], [{ act: 'raise' }], 0],
])('%s', (_what, ranks, moves, multiplier) => {
  expect(redDog.stand(cards(...ranks), BET, moves, false)).toMatchObject({ isOver: true, multiplier });
});

test('the third card is hidden until the move, and a round that is left is called', () => {
  expect(redDog.stand(cards(5, 8, 7), BET, [], false)!.view.third).toBeNull();
  expect(redDog.stand(cards(5, 8, 7), BET, [], true)).toMatchObject({ isOver: true, multiplier: 50_000 });
});

test('40,000 rounds of a fixed seed, raised from the stated spread on, return what is stated, within its band', () => {
  const numbers = createNumbers({ serverSeed: new Uint8Array(32).fill(5), clientSeed: 'dog', nonce: 0 });
  const rounds = 40_000;
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const deal = redDog.deal(numbers, BET);
    const { view, isOver } = redDog.stand(deal, BET, [], false)!;
    const moves: RedDogMove[] = isOver ? [] : [{ act: view.spread! >= RAISE_FROM ? 'raise' : 'call' }];
    const gain = redDog.stand(deal, BET, moves, false)!.multiplier / 10_000 - 1 - redDog.raises!(BET, moves);
    sum += gain;
    squares += gain * gain;
  }
  const deviation = Math.sqrt(squares / rounds - (sum / rounds) ** 2);
  const stated = Number(toDecimal(returnOf(redDog.offers()[0]!), 8));
  expect(Math.abs(1 + sum / rounds - stated)).toBeLessThan((4 * deviation) / Math.sqrt(rounds));
});
