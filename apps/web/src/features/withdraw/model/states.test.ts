import { withdrawalStates } from '@champa/contract';
import { expect, test } from 'vitest';
import { stateFaces, stepOf } from './states.ts';

test('every state has a label; states of failed withdrawals have no step', () => {
  expect(Object.keys(stateFaces).toSorted()).toEqual([...withdrawalStates].toSorted());
  const left = withdrawalStates.filter((state) => stepOf(state) === null);
  expect(left).toEqual(['rejected', 'cancelled', 'refunded']);
});
