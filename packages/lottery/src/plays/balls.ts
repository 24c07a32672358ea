import { ballsTo } from '../core/combine.ts';
import { definePlay, once, type Play } from '../core/play.ts';
import { dragonTigerOf, isSide, sides } from '../results/facts.ts';
import { ballsOf, type FamilyId } from '../results/result.ts';
import { combination, withBankers } from '../shapes/combination.ts';
import { each, oneRow } from '../shapes/each.ts';
import { product } from '../shapes/product.ts';

// 11x5: five of eleven balls, in order. PK10: ten balls in the order in which they are drawn.

const ELEVEN = ballsTo(11);
const TEN = ballsTo(10);

/** Chance of a line of one to eight balls of eleven: all among the five drawn, or, from six balls on, containing all five. */
const ANY = [
  once(5n, 11n),
  once(2n, 11n),
  once(2n, 33n),
  once(1n, 66n),
  once(1n, 462n),
  once(1n, 77n),
  once(1n, 22n),
  once(4n, 33n),
];

export const elevenFivePlays: readonly Play[] = [
  ...ANY.map((kind, index) => {
    const size = index + 1;
    const shape = combination({
      board: withBankers('balls', ELEVEN, size),
      size,
      drawn: (result) => new Set(ballsOf(result)),
      winsWhen: size > 5 ? 'covers' : 'all',
    });
    return definePlay('eleven_five', `any${size}`, shape, kind);
  }),
  exact('eleven_five', 'first2.straight', 2, ELEVEN, 110n),
  firstGroup(2, 55n),
  exact('eleven_five', 'first3.straight', 3, ELEVEN, 990n),
  firstGroup(3, 165n),
];

const SUMS = Array.from({ length: 17 }, (_, index) => String(index + 3));
const SUM_WAYS = [2n, 2n, 4n, 4n, 6n, 6n, 8n, 8n, 10n, 8n, 8n, 6n, 6n, 4n, 4n, 2n, 2n];
const SIDE_WAYS = { big: 40n, small: 50n, odd: 50n, even: 40n };

export const pk10Plays: readonly Play[] = [
  definePlay(
    'pk10',
    'position',
    each({
      board: { kind: 'balls', rows: TEN.map((place) => ({ id: `place${place}`, symbols: TEN, min: 0, max: 10 })) },
      read: ballsOf,
      hits: (ball, drawn, row) => (drawn[row] === ball ? 1 : 0),
    }),
    once(1n, 10n),
  ),
  definePlay(
    'pk10',
    'sum',
    each({
      board: oneRow('sums', 'sum', SUMS),
      read: (result) => firstTwo(ballsOf(result)),
      hits: (symbol, sum) => (Number(symbol) === sum ? 1 : 0),
      kindOf: (symbol) => symbol,
    }),
    SUMS.map((sum, index) => once(SUM_WAYS[index]!, 90n, sum)),
  ),
  definePlay(
    'pk10',
    'sum_sides',
    each({
      board: oneRow('sides', 'sum', sides),
      read: (result) => firstTwo(ballsOf(result)),
      hits: (side, sum) => (isSide(side, sum, 12) ? 1 : 0),
      kindOf: (side) => side,
    }),
    sides.map((side) => once(SIDE_WAYS[side], 90n, side)),
  ),
  ...[0, 1, 2, 3, 4].map((place) =>
    definePlay(
      'pk10',
      `dragon_tiger.${place + 1}`,
      each({
        board: oneRow('sides', 'dragon_tiger', ['dragon', 'tiger']),
        read: (result) => dragonTigerOf(Number(ballsOf(result)[place]), Number(ballsOf(result)[9 - place])),
        hits: (symbol, winner) => (symbol === winner ? 1 : 0),
      }),
      once(1n, 2n),
    ),
  ),
  exact('pk10', 'first2', 2, TEN, 90n),
  exact('pk10', 'first3', 3, TEN, 720n),
  exact('pk10', 'first4', 4, TEN, 5040n),
  exact('pk10', 'first5', 5, TEN, 30_240n),
];

/** The first balls in their order; no line contains a ball twice. */
function exact(family: FamilyId, id: string, count: number, balls: readonly string[], outcomes: bigint): Play {
  const rows = balls
    .slice(0, count)
    .map((place) => ({ id: `place${place}`, symbols: balls, min: 1, max: balls.length }));
  const shape = product({
    board: { kind: 'balls', rows },
    read: ballsOf,
    isRight: (ball, row, drawn) => drawn[row] === ball,
    isDistinct: true,
  });
  return definePlay(family, id, shape, once(1n, outcomes));
}

/** The first balls in any order. */
function firstGroup(size: number, outcomes: bigint): Play {
  const shape = combination({
    board: withBankers('balls', ELEVEN, size),
    size,
    drawn: (result) => new Set(ballsOf(result).slice(0, size)),
    winsWhen: 'all',
  });
  return definePlay('eleven_five', `first${size}.group`, shape, once(1n, outcomes));
}

function firstTwo(balls: readonly string[]): number {
  return Number(balls[0]) + Number(balls[1]);
}
