import { SCALE } from '@champa/money';
import { describe, expect, test } from 'vitest';
import { dayOf, feeFor, leftToday, mostNow, nextAt, type Rules, type Usage } from './terms.ts';

const rules: Rules = {
  isOffered: true,
  min: 10n * SCALE,
  max: 5000n * SCALE,
  presets: [],
  perDay: { count: 2, amount: 8000n * SCALE },
  fee: { flat: 2n * SCALE, perMille: 5, freePerDay: 1 },
  openAtOnce: 1,
  minutesBetween: 10,
};
const now = Temporal.Instant.from('2026-07-15T18:00Z');
const used = (given: Partial<Usage> = {}): Usage => ({ count: 0, amount: 0n, open: 0, lastAt: null, ...given });

test('the day’s limits leave what was not used, never less than nothing', () => {
  expect(leftToday(rules, used({ count: 1, amount: 5000n * SCALE }))).toEqual({ count: 1, amount: 3000n * SCALE });
  expect(leftToday(rules, used({ count: 3, amount: 9000n * SCALE }))).toEqual({ count: 0, amount: 0n });
  expect(mostNow(rules, used())).toBe(5000n * SCALE);
  expect(mostNow(rules, used({ amount: 5000n * SCALE }))).toBe(3000n * SCALE);
});

test('the first of the day is free, the next costs, exact to the hundredth', () => {
  expect(feeFor(1001n * SCALE, rules, used())).toBe(0n);
  expect(feeFor(1001n * SCALE, rules, used({ count: 1 }))).toBe(7n * SCALE + SCALE / 100n);
});

test('the next is taken after a while', () => {
  expect(nextAt(rules, used(), now)).toBeNull();
  expect(nextAt(rules, used({ lastAt: now.subtract({ minutes: 4 }) }), now)).toEqual(now.add({ minutes: 6 }));
  expect(nextAt(rules, used({ lastAt: now.subtract({ minutes: 10 }) }), now)).toBeNull();
});

describe('the day', () => {
  test('is the brand’s own', () => {
    const { startsAt, endsAt } = dayOf(now, 'Asia/Vientiane');
    expect([startsAt, endsAt].map(String)).toEqual(['2026-07-15T17:00:00Z', '2026-07-16T17:00:00Z']);
  });
});
