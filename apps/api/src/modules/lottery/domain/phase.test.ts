import { expect, test } from 'vitest';
import { canMove, moves, type Phase, publicPhase } from './phase.ts';

const phases = Object.keys(moves) as Phase[];

/** The whole table, written out once more: from, to. */
const allowed = [
  'open locked',
  'locked drawing',
  'locked voiding',
  'drawing result',
  'drawing settled',
  'drawing voiding',
  'result settling',
  'result voiding',
  'settling settled',
  'settled settling',
  'settled voiding',
  'voiding void',
];

test.each(phases.flatMap((from) => phases.map((to) => [from, to] as const)))('from %s to %s', (from, to) => {
  expect(canMove(from, to)).toBe(allowed.includes(`${from} ${to}`));
});

test('all phases between locked and settled look alike, and past its closing a draw is not open', () => {
  expect(phases.map((phase) => publicPhase(phase, true))).toEqual([
    'locked',
    'locked',
    'drawing',
    'drawing',
    'drawing',
    'settled',
    'drawing',
    'void',
  ]);
  expect(publicPhase('open', false)).toBe('open');
});
