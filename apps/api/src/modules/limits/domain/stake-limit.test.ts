import { expect, test } from 'vitest';
import { refusedBy, type StakeLimit } from './stake-limit.ts';

const day: StakeLimit = { limit: 'stake', period: 'day', most: 50n };
const month: StakeLimit = { limit: 'loss', period: 'month', most: 30n };
const bonus: StakeLimit = { limit: 'bonus', period: null, most: 20n };

test('of the limits that a stake exceeds, the one that leaves least refused it', () => {
  expect(refusedBy([day, month], [60n])).toBe(month);
  expect(refusedBy([day, month], [40n])).toBe(month);
  expect(refusedBy([day, month], [30n])).toBeNull();
});

test('stakes placed together share the member’s own limits, and each keeps to the bonus’s highest stake', () => {
  expect(refusedBy([day, bonus], [20n, 20n, 20n])).toBe(day);
  expect(refusedBy([day, bonus], [20n, 20n])).toBeNull();
  expect(refusedBy([day, bonus], [21n])).toBe(bonus);
});
