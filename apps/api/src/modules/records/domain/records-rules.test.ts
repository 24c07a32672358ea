import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from '../../../platform/csv.ts';
import { countDays, cutFrom, cutTo, dayOf, spanOf } from './days.ts';
import { familyOf } from './families.ts';

test('a spreadsheet runs no cell, and numbers stay as they are', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = csvLine([text]).slice(0, -2).replace(/^"/, '');
      if (!/^-?\d+(\.\d+)?$/.test(text)) expect(cell).not.toMatch(/^[\s\uFEFF]*[=+\-@|%]/);
    }),
  );
  expect(csvLine(['-1.00', '12', '-2+3', '+1', '@x', ' =x', '\t=x', 'a,b', 'say "x"', '-'])).toBe(
    `-1.00,12,'-2+3,'+1,'@x,' =x,'\t=x,"a,b","say ""x""",'-\r\n`,
  );
});

test('days begin and end at local midnight, also on days on which the clock changes', () => {
  const span = spanOf({ from: '2025-03-30', to: '2025-03-30' }, 'Europe/Berlin');
  expect([String(span.from), String(span.to)]).toEqual(['2025-03-29T23:00:00Z', '2025-03-30T22:00:00Z']);
  expect(dayOf(span.from, 'Europe/Berlin')).toBe('2025-03-30');
  expect(dayOf(span.to, 'Europe/Berlin')).toBe('2025-03-31');
  expect(countDays({ from: '2025-01-01', to: '2025-12-31' })).toBe(365);
  expect(countDays({ from: '2025-01-02', to: '2025-01-01' })).toBe(0);
});

test('a time cut in two gives two parts that add up to it', () => {
  const span = spanOf({ from: '2025-01-01', to: '2025-01-09' }, 'UTC');
  const cut = Temporal.Instant.from('2025-01-05T03:04:05Z');
  expect(cutTo(span, cut)).toEqual({ from: span.from, to: cut });
  expect(cutFrom(span, cut)).toEqual({ from: cut, to: span.to });
  expect(cutTo(span, span.from)).toBeNull();
  expect(cutFrom(span, span.to)).toBeNull();
  expect(cutFrom(span, span.from)).toEqual(span);
});

test('a kind of movement belongs to the column of its name', () => {
  expect(['deposit', 'withdrawal_returned', 'rebate', 'bonus_converted', 'stake', 'adjustment'].map(familyOf)).toEqual([
    'deposits',
    'withdrawals',
    'bonus',
    'bonus',
    null,
    null,
  ]);
});
