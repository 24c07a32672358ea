import { definePlay, type LineKind, once, type Play, type Shape } from '../core/play.ts';
import {
  digitSides,
  dragonTiger,
  dragonTigerKinds,
  free,
  groupAll,
  groupThree,
  pattern,
  patternKinds,
  position,
  span,
  straight,
  straightTyped,
  sum,
  sumSides,
} from './digits.ts';

// The plays on three or fewer positions, for a result of three digits.

const OF = 3;
const ALL = [0, 1, 2];
const TWOS = { front: [0, 1], back: [1, 2] };

export const threeDigitPlays: readonly Play[] = [
  play('star3.straight', straight(ALL, OF), once(1n, 1000n)),
  play('star3.typed', straightTyped(ALL), once(1n, 1000n)),
  play('star3.group3', groupThree(ALL), once(3n, 1000n)),
  play('star3.group6', groupAll(ALL), once(6n, 1000n)),
  play('star3.sum', sum(ALL), once(1n, 1000n)),
  play('star3.span', span(ALL), once(1n, 1000n)),
  play('star3.free1', free(ALL, 1), once(271n, 1000n)),
  play('star3.free2', free(ALL, 2), once(54n, 1000n)),
  play('star3.pattern', pattern(ALL), patternKinds),
  play('star3.sides', digitSides(ALL, OF), once(1n, 8n)),
  ...Object.entries(TWOS).flatMap(([name, at]) => [
    play(`star2.${name}.straight`, straight(at, OF), once(1n, 100n)),
    play(`star2.${name}.typed`, straightTyped(at), once(1n, 100n)),
    play(`star2.${name}.group`, groupAll(at), once(2n, 100n)),
    play(`star2.${name}.span`, span(at), once(1n, 100n)),
    play(`star2.${name}.sides`, digitSides(at, OF), once(1n, 4n)),
  ]),
  play('position', position(OF), once(1n, 10n)),
  play('total', sumSides(14), once(1n, 2n)),
  tied('dragon_tiger', false),
  tied('dragon_tiger.refund', true),
];

function tied(id: string, isRefunded: boolean): Play {
  const variant = { setting: 'tie', option: isRefunded ? 'refund' : 'loses' } as const;
  return definePlay('three_digits', id, dragonTiger(0, 2, isRefunded), dragonTigerKinds(isRefunded), { variant });
}

function play(id: string, shape: Shape, kinds: LineKind | readonly LineKind[]): Play {
  return definePlay('three_digits', id, shape, kinds);
}
