import { digits } from '../core/combine.ts';
import type { Board, LineKind, Row, Shape } from '../core/play.ts';
import { once } from '../core/play.ts';
import {
  dragonTigerOf,
  isSide,
  type Pattern,
  patternOf,
  patterns,
  positionNames,
  sides,
  spanOf,
  sumOf,
} from '../results/facts.ts';
import { digitsOf, type Result } from '../results/result.ts';
import { combination, withBankers } from '../shapes/combination.ts';
import { each, oneRow } from '../shapes/each.ts';
import { group, type GroupPart } from '../shapes/group.ts';
import { product } from '../shapes/product.ts';
import { weighted } from '../shapes/weighted.ts';

// Plays on some positions of a result of digits (`at`, 0 is the highest), shared by five digits, three digits and dragon-tiger.

/** The rows of the positions, named from the lowest up: three digits are 百 十 个; two digits are the dragon's and the tiger's. */
export function positionRows(at: readonly number[], of: number, symbols: readonly string[], min = 1): Row[] {
  const names = of === 2 ? ['dragon', 'tiger'] : positionNames.slice(-of);
  return at.map((position) => ({ id: names[position]!, symbols, min, max: symbols.length }));
}

/** Each position's digit (直选). */
export function straight(at: readonly number[], of: number): Shape {
  return product({
    board: { kind: 'positions', rows: positionRows(at, of, digits) },
    read: digitsOf,
    isRight: (digit, row, drawn) => drawn[at[row]!] === digit,
  });
}

/** The same, typed as whole numbers (直选单式). */
export function straightTyped(at: readonly number[]): Shape {
  const read = reader(at);
  return each({
    board: oneRow('typed', 'numbers', { digits: at.length }),
    read,
    hits: (typed, drawn) => (typed === drawn ? 1 : 0),
  });
}

type GroupRow = { id: string; repeat: number; take: number };

/** Digits in any order (组选), one row for each number of times that a digit occurs. */
export function groupOf(at: readonly number[], ...parts: GroupRow[]): Shape {
  const rows = parts.map(({ id, take }) => ({ id, symbols: digits, min: take, max: digits.length }));
  return group({
    board: { kind: 'digits', rows },
    parts: parts.map(({ repeat, take }, row) => ({ row, repeat, take })),
    read: reader(at),
  });
}

/** 组三: one digit twice and another once, both from one row, so n digits make n(n-1) lines. */
export function groupThree(at: readonly number[]): Shape {
  const parts: GroupPart[] = [
    { row: 0, repeat: 2, take: 1 },
    { row: 0, repeat: 1, take: 1 },
  ];
  const board: Board = { kind: 'digits', rows: [{ id: 'digits', symbols: digits, min: 2, max: digits.length }] };
  return group({ board, parts, read: reader(at) });
}

/** 组六, 组选24, 组选120 and the pair of two stars: all digits different. */
export function groupAll(at: readonly number[]): Shape {
  return groupOf(at, { id: 'digits', repeat: 1, take: at.length });
}

export function sum(at: readonly number[]): Shape {
  const symbols = Array.from({ length: 9 * at.length + 1 }, (_, value) => String(value));
  const fact = (number: string) => String(sumOf(number));
  return weighted({ board: oneRow('sums', 'sum', symbols), length: at.length, read: reader(at), fact });
}

export function span(at: readonly number[]): Shape {
  const fact = (number: string) => String(spanOf(number));
  return weighted({ board: oneRow('spans', 'span', digits), length: at.length, read: reader(at), fact });
}

/** One digit of one position (定位胆). */
export function position(of: number): Shape {
  const at = Array.from({ length: of }, (_, index) => index);
  return each({
    board: { kind: 'positions', rows: positionRows(at, of, digits, 0) },
    read: digitsOf,
    hits: (digit, drawn, row) => (drawn[row] === digit ? 1 : 0),
  });
}

/** One or more digits that all occur, at any position (不定位). */
export function free(at: readonly number[], count: number): Shape {
  const read = reader(at);
  const drawn = (result: Result) => new Set(read(result));
  return combination({ board: withBankers('digits', digits, count), size: count, drawn, winsWhen: 'all' });
}

/** A digit that occurs at least this often: 一帆风顺, 好事成双, 三星报喜, 四季发财. */
export function appears(at: readonly number[], times: number): Shape {
  return each({
    board: oneRow('digits', 'digits', digits),
    read: reader(at),
    hits: (digit, drawn) => (drawn.split(digit).length > times ? 1 : 0),
  });
}

/** 豹子, 顺子, 对子, 半顺, 杂六. */
export function pattern(at: readonly number[]): Shape {
  const read = reader(at);
  return each({
    board: oneRow('patterns', 'pattern', patterns),
    read: (result) => patternOf(read(result)),
    hits: (symbol, drawn) => (symbol === drawn ? 1 : 0),
    kindOf: (symbol) => symbol,
  });
}

const patternWays: Readonly<Record<Pattern, bigint>> = {
  leopard: 10n,
  straight: 60n,
  pair: 270n,
  half_straight: 360n,
  mixed: 300n,
};

export const patternKinds: readonly LineKind[] = patterns.map((id) => once(patternWays[id], 1000n, id));

/** Big, small, odd, even of each position; a line has one side for every position. */
export function digitSides(at: readonly number[], of: number): Shape {
  return product({
    board: { kind: 'sides', rows: positionRows(at, of, sides) },
    read: digitsOf,
    isRight: (side, row, drawn) => isSide(side, Number(drawn[at[row]!]), 5),
  });
}

/** Big, small, odd, even of the whole sum. */
export function sumSides(bigFrom: number): Shape {
  return each({
    board: oneRow('sides', 'sum', sides),
    read: (result) => sumOf(digitsOf(result)),
    hits: (side, value) => (isSide(side, value, bigFrom) ? 1 : 0),
  });
}

/** The higher of two positions; on a tie, bets on either lose or are refunded. */
export function dragonTiger(dragon: number, tiger: number, isRefunded: boolean): Shape {
  return each({
    board: oneRow('sides', 'dragon_tiger', ['dragon', 'tiger', 'tie']),
    read: (result) => {
      const drawn = digitsOf(result);
      return dragonTigerOf(Number(drawn[dragon]), Number(drawn[tiger]));
    },
    hits: (symbol, winner) => (symbol === winner ? 1 : 0),
    ties: (symbol, winner) => isRefunded && winner === 'tie' && symbol !== 'tie',
    kindOf: (symbol) => symbol,
  });
}

export function dragonTigerKinds(isRefunded: boolean): readonly LineKind[] {
  const back = isRefunded ? 10n : 0n;
  return [once(45n, 100n, 'dragon', back), once(45n, 100n, 'tiger', back), once(10n, 100n, 'tie')];
}

/** The digits of some positions. */
function reader(at: readonly number[]): (result: Result) => string {
  return (result) => {
    const drawn = digitsOf(result);
    let picked = '';
    for (const index of at) picked += drawn[index]!;
    return picked;
  };
}
