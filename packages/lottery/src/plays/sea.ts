import { digits, numbersOf } from '../core/combine.ts';
import { definePlay, once, type LineKind, type Play, type Shape } from '../core/play.ts';
import { type SeaFamily, seaOf, type SeaResult } from '../results/result.ts';
import { each, oneRow } from '../shapes/each.ts';
import { eachTime } from './vietnam-chances.ts';

// The Thai plays, on Thai results and on those of Laos and Hanoi, which have one number instead of prizes: their front three is
// the beginning of that number, and a back three would be its end, which is already "3 top".

export function seaPlays(family: SeaFamily): readonly Play[] {
  const play = (id: string, shape: Shape, kinds: LineKind | readonly LineKind[]) =>
    definePlay(family, id, shape, kinds);
  const isThai = family === 'thai';
  return [
    play(
      'top3',
      typed(3, (result) => [result.top.slice(-3)]),
      once(1n, 1000n),
    ),
    play('tod3', tod(), [once(6n, 1000n, 'six'), once(3n, 1000n, 'three')]),
    play(
      'front3',
      typed(3, ({ front3 }) => front3),
      isThai ? eachTime(2, 1000n) : once(1n, 1000n),
    ),
    ...(isThai
      ? [
          play(
            'back3',
            typed(3, ({ back3 }) => back3),
            eachTime(2, 1000n),
          ),
        ]
      : []),
    play(
      'top2',
      typed(2, (result) => [result.top.slice(-2)]),
      once(1n, 100n),
    ),
    play(
      'bottom2',
      typed(2, (result) => [result.bottom2]),
      once(1n, 100n),
    ),
    play(
      'run_top',
      run((result) => result.top.slice(-3)),
      once(271n, 1000n),
    ),
    play(
      'run_bottom',
      run((result) => result.bottom2),
      once(19n, 100n),
    ),
  ];
}

function typed(size: number, drawn: (result: SeaResult) => readonly string[]): Shape {
  return each({
    board: size === 2 ? oneRow('numbers', 'numbers', numbersOf(2)) : oneRow('typed', 'numbers', { digits: size }),
    read: (result) => drawn(seaOf(result)),
    hits: (symbol, numbers) => numbers.filter((number) => number === symbol).length,
  });
}

/** The last three of the first prize in any order. Three equal digits have only one order, so they are not offered. */
function tod(): Shape {
  return each({
    board: oneRow('typed', 'numbers', { digits: 3, triples: false }),
    read: (result) => sorted(seaOf(result).top.slice(-3)),
    hits: (symbol, drawn) => (sorted(symbol) === drawn ? 1 : 0),
    kindOf: (symbol) => (new Set(symbol).size === 3 ? 'six' : 'three'),
  });
}

/** A digit that occurs; it pays once, however often it occurs. */
function run(drawn: (result: SeaResult) => string): Shape {
  return each({
    board: oneRow('digits', 'digits', digits),
    read: (result) => drawn(seaOf(result)),
    hits: (digit, number) => (number.includes(digit) ? 1 : 0),
  });
}

function sorted(number: string): string {
  return Array.from(number).toSorted().join('');
}
