import * as contract from '@champa/contract';
import { expect, test } from 'vitest';
import { calls } from './calls.ts';

test.each(Object.entries(calls))('%s is called as the contract declares it', (name, call) => {
  const { id, method, path, access, encrypted, bodyType }: contract.Operation = contract[name as keyof typeof calls];
  expect(call).toEqual({ id, method, path, access, encrypted, bodyType });
});
