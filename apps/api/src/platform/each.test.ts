import { expect, test } from 'vitest';
import { eachApart, failuresOf, throwFailures } from './each.ts';

const failing = (bad: readonly number[]) => {
  const done: number[] = [];
  const work = async (one: number): Promise<void> => {
    if (bad.includes(one)) throw new Error(`${one} is bad`);
    done.push(one);
  };
  return { done, work };
};

test('a failure does not stop the others, and all failures are reported at the end', async () => {
  const { done, work } = failing([1, 3]);
  const error = await eachApart([1, 2, 3, 4], work, 'numbers failed').catch((thrown: unknown) => thrown);
  expect(done).toEqual([2, 4]);
  expect(error).toBeInstanceOf(AggregateError);
  expect((error as AggregateError).message).toBe('2 numbers failed: 1 is bad; 3 is bad');
  expect((error as AggregateError).errors).toHaveLength(2);
});

test('without a failure nothing is thrown', async () => {
  const { done, work } = failing([]);
  await eachApart([1, 2], work, 'numbers failed');
  expect(done).toEqual([1, 2]);
});

test('work that throws before it returns a promise counts as failed', async () => {
  const work = (): Promise<void> => {
    throw new Error('at once');
  };
  expect(await failuresOf(['one'], work)).toHaveLength(1);
});

test('the message names a few reasons, the error holds all', () => {
  const failures = ['a', 'b', 'c', 'd', 'e'];
  expect(() => throwFailures(failures, 'letters failed')).toThrow(/^5 letters failed: a; b; c$/);
});
