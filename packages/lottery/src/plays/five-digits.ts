import { digits } from '../core/combine.ts';
import { definePlay, type LineKind, once, type Play, type Shape } from '../core/play.ts';
import { onPlaces, straightOnAny } from '../shapes/places.ts';
import {
  appears,
  digitSides,
  dragonTiger,
  dragonTigerKinds,
  free,
  groupAll,
  groupOf,
  groupThree,
  pattern,
  patternKinds,
  position,
  positionRows,
  span,
  straight,
  straightTyped,
  sum,
  sumSides,
} from './digits.ts';

// 时时彩: positions 万 千 百 十 个. The winning outcomes of a line are those of the reference; tests count them all.

const OF = 5;
const ALL = [0, 1, 2, 3, 4];
const FOURS = { front: [0, 1, 2, 3], back: [1, 2, 3, 4] };
const THREES = { front: [0, 1, 2], middle: [1, 2, 3], back: [2, 3, 4] };
const TWOS = { front: [0, 1], back: [3, 4] };

const single = (take: number) => ({ id: 'single', repeat: 1, take });
const double = (take: number) => ({ id: 'double', repeat: 2, take });
const triple = { id: 'triple', repeat: 3, take: 1 };
const quadruple = { id: 'quadruple', repeat: 4, take: 1 };

export const fiveDigitPlays: readonly Play[] = [
  ...fiveStars(),
  ...Object.entries(FOURS).flatMap(([name, at]) => fourStars(`star4.${name}`, at)),
  ...Object.entries(THREES).flatMap(([name, at]) => threeStars(`star3.${name}`, at)),
  ...Object.entries(TWOS).flatMap(([name, at]) => twoStars(`star2.${name}`, at)),
  ...onAnyPlaces(),
  play('position', position(OF), once(1n, 10n)),
  play('sides1', oneSide(), once(1n, 2n)),
  play('total', sumSides(23), once(1n, 2n)),
  ...dragonTigers(),
];

function fiveStars(): Play[] {
  const of = (ways: bigint) => once(ways, 100_000n);
  return [
    play('star5.straight', straight(ALL, OF), of(1n)),
    play('star5.typed', straightTyped(ALL), of(1n)),
    play('star5.group120', groupAll(ALL), of(120n)),
    play('star5.group60', groupOf(ALL, double(1), single(3)), of(60n)),
    play('star5.group30', groupOf(ALL, double(2), single(1)), of(30n)),
    play('star5.group20', groupOf(ALL, triple, single(2)), of(20n)),
    play('star5.group10', groupOf(ALL, triple, double(1)), of(10n)),
    play('star5.group5', groupOf(ALL, quadruple, single(1)), of(5n)),
    play('star5.free1', free(ALL, 1), of(40_951n)),
    play('star5.free2', free(ALL, 2), of(14_670n)),
    play('star5.free3', free(ALL, 3), of(4_350n)),
    play('star5.once', appears(ALL, 1), of(40_951n)),
    play('star5.twice', appears(ALL, 2), of(8_146n)),
    play('star5.thrice', appears(ALL, 3), of(856n)),
    play('star5.four_times', appears(ALL, 4), of(46n)),
  ];
}

function fourStars(id: string, at: readonly number[]): Play[] {
  const of = (ways: bigint) => once(ways, 10_000n);
  return [
    play(`${id}.straight`, straight(at, OF), of(1n)),
    play(`${id}.typed`, straightTyped(at), of(1n)),
    ...fourGroups().map(({ name, ways, make }) => play(`${id}.${name}`, make(at), of(ways))),
    play(`${id}.free1`, free(at, 1), of(3_439n)),
    play(`${id}.free2`, free(at, 2), of(974n)),
  ];
}

function fourGroups(): { name: string; ways: bigint; make: (at: readonly number[]) => Shape }[] {
  return [
    { name: 'group24', ways: 24n, make: groupAll },
    { name: 'group12', ways: 12n, make: (at) => groupOf(at, double(1), single(2)) },
    { name: 'group6', ways: 6n, make: (at) => groupOf(at, double(2)) },
    { name: 'group4', ways: 4n, make: (at) => groupOf(at, triple, single(1)) },
  ];
}

function threeStars(id: string, at: readonly number[]): Play[] {
  const of = (ways: bigint) => once(ways, 1000n);
  return [
    play(`${id}.straight`, straight(at, OF), of(1n)),
    play(`${id}.typed`, straightTyped(at), of(1n)),
    play(`${id}.group3`, groupThree(at), of(3n)),
    play(`${id}.group6`, groupAll(at), of(6n)),
    play(`${id}.sum`, sum(at), of(1n)),
    play(`${id}.span`, span(at), of(1n)),
    play(`${id}.free1`, free(at, 1), of(271n)),
    play(`${id}.free2`, free(at, 2), of(54n)),
    play(`${id}.pattern`, pattern(at), patternKinds),
    play(`${id}.sides`, digitSides(at, OF), once(1n, 8n)),
  ];
}

function twoStars(id: string, at: readonly number[]): Play[] {
  const of = (ways: bigint) => once(ways, 100n);
  return [
    play(`${id}.straight`, straight(at, OF), of(1n)),
    play(`${id}.typed`, straightTyped(at), of(1n)),
    play(`${id}.group`, groupAll(at), of(2n)),
    play(`${id}.span`, span(at), of(1n)),
    play(`${id}.sides`, digitSides(at, OF), once(1n, 4n)),
  ];
}

function onAnyPlaces(): Play[] {
  const rows = positionRows(ALL, OF, digits);
  const straights = (stars: number) => straightOnAny(stars, rows, (at) => straight(at, OF));
  return [
    play('any2.straight', straights(2), once(1n, 100n)),
    play('any2.typed', onPlaces(2, straightTyped), once(1n, 100n)),
    play('any2.group', onPlaces(2, groupAll), once(2n, 100n)),
    play('any2.span', onPlaces(2, span), once(1n, 100n)),
    play('any3.straight', straights(3), once(1n, 1000n)),
    play('any3.typed', onPlaces(3, straightTyped), once(1n, 1000n)),
    play('any3.group3', onPlaces(3, groupThree), once(3n, 1000n)),
    play('any3.group6', onPlaces(3, groupAll), once(6n, 1000n)),
    play('any3.sum', onPlaces(3, sum), once(1n, 1000n)),
    play('any3.span', onPlaces(3, span), once(1n, 1000n)),
    play('any4.straight', straights(4), once(1n, 10_000n)),
    play('any4.typed', onPlaces(4, straightTyped), once(1n, 10_000n)),
    ...fourGroups().map(({ name, ways, make }) => play(`any4.${name}`, onPlaces(4, make), once(ways, 10_000n))),
  ];
}

/** A side of one position: every position has its own row, and each chosen side is a line. */
function oneSide(): Shape {
  return straightOnAny(1, digitSides(ALL, OF).board.rows, (at) => digitSides(at, OF));
}

function dragonTigers(): Play[] {
  const pairs = ALL.flatMap((dragon) => ALL.filter((tiger) => tiger > dragon).map((tiger) => ({ dragon, tiger })));
  return pairs.flatMap(({ dragon, tiger }) => [
    tied(`dragon_tiger.${dragon + 1}${tiger + 1}`, dragon, tiger, false),
    tied(`dragon_tiger.${dragon + 1}${tiger + 1}.refund`, dragon, tiger, true),
  ]);
}

function tied(id: string, dragon: number, tiger: number, isRefunded: boolean): Play {
  const variant = { setting: 'tie', option: isRefunded ? 'refund' : 'loses' } as const;
  return definePlay('five_digits', id, dragonTiger(dragon, tiger, isRefunded), dragonTigerKinds(isRefunded), {
    variant,
  });
}

function play(id: string, shape: Shape, kinds: LineKind | readonly LineKind[]): Play {
  return definePlay('five_digits', id, shape, kinds);
}
