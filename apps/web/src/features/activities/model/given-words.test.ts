import type { Activity } from '@champa/contract';
import { expect, test } from 'vitest';
import { givenWords } from './given-words.ts';

type Task = Activity['tasks'][number];

const promise: Task['promise'] = {
  kind: 'cash',
  currency: null,
  amount: null,
  percent: null,
  min: null,
  max: null,
  game: null,
};
const task: Task = { code: 'a', title: '', unit: 'money', value: '0', goal: null, steps: [], every: null, promise };
const steps = (count: number): Task['steps'] =>
  Array.from({ length: count }, (_, n) => ({ at: String(n + 1), state: 'ahead' as const, promise }));
const given = (times: number, most: number | null) => ({ times, most });

test('a member reads that rewards compete before taking one, while more are offered than one member gets', () => {
  expect(givenWords({ given: given(0, 1), tasks: [task, { ...task, code: 'b' }] })?.id).toBe('activity_compete');
  expect(givenWords({ given: given(1, 2), tasks: [{ ...task, steps: steps(3) }] })?.id).toBe('activity_compete');
});

test('rewards do not compete where the member can have each, or has had the last', () => {
  expect(givenWords({ given: given(0, 2), tasks: [task, { ...task, code: 'b' }] })).toBeUndefined();
  expect(givenWords({ given: given(0, null), tasks: [{ ...task, steps: steps(3) }] })).toBeUndefined();
  expect(givenWords({ given: given(1, 1), tasks: [task, { ...task, code: 'b' }] })?.id).toBe('activity_given');
});
