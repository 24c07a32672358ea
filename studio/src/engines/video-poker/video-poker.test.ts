import { createNumbers } from '@champa/fairness';
import { describe, expect, test } from 'vitest';
import { returnOf } from '../arcade/game.ts';
import { toDecimal } from '../fraction.ts';
import { SUITS } from '../table/cards.ts';
import { optimalPlay } from './exact.ts';
import { bestHold } from './hold.ts';
import { lineOf, POKER_VARIANTS, type PokerMove, type PokerName, VIDEO_POKER } from './index.ts';
import { rankSums } from './table.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
/** `As Kd ?`: the places of these cards in the pack; `?` is the joker. */
const hand = (cards: string) =>
  cards
    .split(' ')
    .map((card) =>
      card === '?' ? 52 : RANKS.indexOf(card[0]!) + 13 * SUITS.findIndex((suit) => suit.startsWith(card[1]!)),
    );
const NAMES = Object.keys(POKER_VARIANTS) as PokerName[];

test('no two choices of five ranks have the same sum', () => {
  for (const hasJoker of [false, true]) {
    const sums = rankSums(hasJoker).map(({ sum }) => sum);
    expect(new Set(sums).size).toBe(sums.length);
  }
  expect(rankSums(false)).toHaveLength(6_175);
});

test.each<[PokerName, string, string | null]>([
  ['jacks-or-better', 'As Ks Qs Js Ts', 'royal'],
  ['jacks-or-better', 'As 2s 3s 4s 5s', 'straight-flush'],
  ['jacks-or-better', 'As 2d 3s 4s 5s', 'straight'],
  ['jacks-or-better', 'Qs Kd As 2s 3s', null],
  ['jacks-or-better', 'Js Jd 4s 2s 3s', 'jacks'],
  ['jacks-or-better', 'Ts Td 4s 2s 3s', null],
  ['jacks-or-better', 'As Ad 4s 4c 3s', 'two-pairs'],
  ['jacks-or-better', '4s 4d 4c Ts Td', 'full-house'],
  ['deuces-wild', 'As Ks Qs Js Ts', 'natural-royal'],
  ['deuces-wild', '2s 2d 2c 2h Ts', 'four-deuces'],
  ['deuces-wild', '2d Ks Qs Js Ts', 'wild-royal'],
  ['deuces-wild', '2d 2s 2c 7h 7s', 'five'],
  ['deuces-wild', '2d 2s 3h 6h 7h', 'straight-flush'],
  ['deuces-wild', '2d 2s 3h 3c 7h', 'four'],
  ['deuces-wild', '2d 3s 3h 7c 7h', 'full-house'],
  ['deuces-wild', '2d 3h 9h Kh 7h', 'flush'],
  ['deuces-wild', '2d As 3h 4c 5h', 'straight'],
  ['deuces-wild', '2d As Ah 4c 5h', 'three'],
  ['deuces-wild', 'As Ah 4c 4h 5h', null],
  ['joker-poker', '? As Ah Ac Ad', 'five'],
  ['joker-poker', '? As Ks Qs Js', 'wild-royal'],
  ['joker-poker', 'Ts As Ks Qs Js', 'natural-royal'],
  ['joker-poker', '? As 4h 7c 9d', 'kings'],
  ['joker-poker', '? Qs 4h 7c 9d', null],
  ['joker-poker', '? Qs Qh 7c 7d', 'full-house'],
  ['double-bonus', 'As Ah Ac Ad 9s', 'four-aces'],
  ['double-bonus', '4s 4h 4c 4d 9s', 'four-low'],
  ['double-bonus', '5s 5h 5c 5d As', 'four'],
])('%s: %s is %s', (name, cards, kind) => {
  expect(lineOf(POKER_VARIANTS[name], hand(cards))?.kind ?? null).toBe(kind);
});

test.each<[PokerName, string, number[]]>([
  ['jacks-or-better', 'As Ks Qs Js 9s', [0, 1, 2, 3]],
  ['jacks-or-better', '4s 4d 9c Jh Kd', [0, 1]],
  ['jacks-or-better', '2s 4d 9c 6h 8d', []],
  ['jacks-or-better', 'Ks Qd Jc Th 3d', [0, 1, 2, 3]],
  ['deuces-wild', '2s 4d 9c Jh Kd', [0]],
  ['joker-poker', '? 4d 9c Jh Kd', [0, 4]],
])('%s: of %s the best play holds %j', (name, cards, hold) => {
  expect(bestHold(POKER_VARIANTS[name], hand(cards))).toEqual(hold);
});

describe.each(NAMES)('%s', (name) => {
  const game = VIDEO_POKER[name];
  const play = optimalPlay(POKER_VARIANTS[name]);

  test('the return under the best play, over every deal and draw, is the stated one', () => {
    expect(play.total()).toEqual(POKER_VARIANTS[name].optimal);
  });

  test('20,000 rounds of a fixed seed under the best play return what is stated, within its band; hints show that play', () => {
    const numbers = createNumbers({ serverSeed: new Uint8Array(32).fill(5), clientSeed: name, nonce: 0 });
    const bet = { coins: 1, value: 1 };
    const rounds = 20_000;
    let [sum, squares] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const pack = game.deal(numbers, bet);
      const hold = play.holdOf(pack.slice(0, 5));
      const paid = game.stand(pack, bet, [{ hold }], false)!.multiplier / 10_000;
      sum += paid;
      squares += paid ** 2;
      if (round < 12) expect(hold).toEqual(bestHold(POKER_VARIANTS[name], pack.slice(0, 5)));
    }
    const deviation = Math.sqrt(squares / rounds - (sum / rounds) ** 2);
    const stated = Number(toDecimal(returnOf(game.offers()[0]!), 8));
    expect(Math.abs(sum / rounds - stated)).toBeLessThan((4 * deviation) / Math.sqrt(rounds));
  });
});

describe('a round', () => {
  const game = VIDEO_POKER['jacks-or-better'];
  const bet = { coins: 5, value: 2 };
  const pack = hand('As Ks Qs Js 9d Ts 2d 3d 4d 5d');

  test('shows five cards, then the held ones and the next of the pack; every coin is paid', () => {
    expect(game.stand(pack, bet, [], false)).toMatchObject({ isOver: false, multiplier: 0, view: { held: null } });
    const drawn = game.stand(pack, bet, [{ hold: [0, 1, 2, 3] }], false)!;
    expect(drawn.view).toEqual({
      dealt: hand('As Ks Qs Js 9d'),
      held: [0, 1, 2, 3],
      cards: hand('As Ks Qs Js Ts'),
      kind: 'royal',
    });
    expect(drawn.multiplier).toBe(800 * 10 * 10_000);
    expect(game.stand(pack, bet, [{ hold: [] }, { hold: [] }], false)).toBeNull();
  });

  test('that is left is played on by the best hold', () => {
    expect(game.stand(pack, bet, [], true)).toEqual(game.stand(pack, bet, [{ hold: [0, 1, 2, 3] }], false));
  });

  test.each<[unknown, boolean]>([
    [{ hold: [0, 4] }, true],
    [{ hold: [] }, true],
    [{ hold: [4, 0] }, false],
    [{ hold: [1, 1] }, false],
    [{ hold: [5] }, false],
  ])('holds %j: %s', (move, isAllowed) => {
    expect(game.move.safeParse(move as PokerMove).success).toBe(isAllowed);
  });
});
