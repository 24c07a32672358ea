import { expect, test } from 'vitest';
import { ACCOUNT_KEYS, HOME_KEYS, keysOf } from './keys.ts';

test('no screen’s keys are another’s, or the beginning of another’s', () => {
  const all = [...Object.values(keysOf), HOME_KEYS, ACCOUNT_KEYS];
  const unclear = all.filter((keys, place) => all.some((other, at) => at !== place && other.startsWith(keys)));
  expect(unclear).toEqual([]);
});
