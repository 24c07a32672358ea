import { expect, test } from 'vitest';
import { fraction } from '../fraction.ts';
import { HAND_RETURN, paiGow } from './index.ts';
import { dealersWay, KINDS, type Kind, outcomeOf, rankPair, settingOf, WAYS } from './tiles.ts';

const HANDS = 35_960;
const DEALERS_HANDS = 20_475;
const at = (kind: Kind) => KINDS.indexOf(kind);
const scoreOf = (one: Kind, other: Kind) => rankPair(at(one), at(other)).score;

test('pairs are ordered as the tiles are: gee joon first, then teen to ng, wong, gong, nine to nought', () => {
  const order = [
    scoreOf('gee-joon', 'gee-joon'),
    scoreOf('teen', 'teen'),
    scoreOf('ng', 'ng'),
    scoreOf('teen', 'gow'),
    scoreOf('day', 'gow'),
    scoreOf('teen', 'yun'),
    scoreOf('teen', 'chit'),
    scoreOf('gor', 'ng'),
    scoreOf('chong', 'bon'),
  ];
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  expect(rankPair(at('gor'), at('chong'))).toMatchObject({ name: 'points', points: 0, score: 0 });
  // The tiles of gee joon count three or six, whichever is better.
  expect(rankPair(at('chong'), at('gee-joon')).points).toBe(9);
  expect(rankPair(at('gor'), at('gee-joon')).points).toBe(7);
});

test('the dealer is hidden until the hand is set, and a hand that is left is set as the dealer would', () => {
  const tiles = [0, 1, 30, 31, 4, 9, 14, 21];
  const bet = { spots: { hand: 1 } };
  expect(paiGow.stand(tiles, bet, [], false)!.view).toMatchObject({ dealer: [], way: null });
  expect(paiGow.stand(tiles, bet, [], true)).toMatchObject({ isOver: true, multiplier: 19_500, view: { way: 0 } });
});

test('the return is that of the best way of every hand, over every deal', () => {
  const hands = allHands().map((hand) => ({ ...hand, theirs: dealersWay(hand.kinds) }));
  let [total, all] = [0, 0];
  for (const { kinds, counts } of hands) {
    const left = counts.map((count) => 2 - count);
    const weight = waysOf(
      counts.map(() => 2),
      counts,
    );
    const settings = WAYS.map((_, way) => settingOf(kinds, way));
    const gains = settings.map(() => 0);
    for (const dealer of hands) {
      const ways = waysOf(left, dealer.counts);
      if (ways === 0) continue;
      for (const [index, ours] of settings.entries()) {
        const outcome = outcomeOf(ours, dealer.theirs);
        gains[index]! += ways * (outcome === 1 ? 95 : outcome * 100);
      }
    }
    total += weight * Math.max(...gains);
    all += weight;
  }
  expect(all).toBe(HANDS);
  expect(HAND_RETURN).toEqual(fraction(HANDS * DEALERS_HANDS * 100 + total, HANDS * DEALERS_HANDS * 100));
});

/** Every four kinds of which there are tiles. */
function allHands(): { kinds: number[]; counts: number[] }[] {
  const found: { kinds: number[]; counts: number[] }[] = [];
  for (let a = 0; a < 16; a += 1)
    for (let b = a; b < 16; b += 1)
      for (let c = b; c < 16; c += 1)
        for (let d = c; d < 16; d += 1) {
          const kinds = [a, b, c, d];
          const counts = Array.from({ length: 16 }, (_, kind) => kinds.filter((each) => each === kind).length);
          if (Math.max(...counts) <= 2) found.push({ kinds, counts });
        }
  return found;
}

/** In how many ways tiles of these kinds can be drawn from what is left. */
function waysOf(left: readonly number[], counts: readonly number[]): number {
  let ways = 1;
  for (let kind = 0; kind < 16; kind += 1) {
    const count = counts[kind]!;
    if (count === 0) continue;
    const tiles = left[kind]!;
    if (tiles < count) return 0;
    if (count === 1) ways *= tiles;
  }
  return ways;
}
