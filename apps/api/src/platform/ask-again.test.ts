import { expect, test } from 'vitest';
import { askAgainAfter } from './ask-again.ts';

test('an outside party is queried soon at first, later after half the age each time, and at last at the longest interval', () => {
  const created = Temporal.Instant.from('2026-01-01T00:00:00Z');
  const after = (seconds: number) =>
    askAgainAfter({ soonest: 15, latest: 3600 }, created, created.add({ seconds })).total('seconds');
  expect(after(0)).toBe(15);
  expect(after(120)).toBe(60);
  expect(after(86_400)).toBe(3600);
});
