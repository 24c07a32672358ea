import * as contract from '@champa/contract';
import { expect, test } from 'vitest';
import { allCalls } from './all-calls.ts';

test.each(Object.entries(allCalls))('%s is called as the contract declares it', (name, call) => {
  const { id, method, path, access, encrypted, bodyType }: contract.Operation = contract[name as keyof typeof allCalls];
  expect(call).toEqual({ id, method, path, access, encrypted, bodyType });
});
