import { timeFormat } from '@champa/i18n';
import { expect, test } from 'vitest';
import { periodText } from './run-period.ts';

const text = (kind: 'dividend' | 'daily' | 'realtime', startsAt: string, endsAt: string) =>
  periodText({ kind, startsAt, endsAt }, timeFormat('lo-LA', 'Asia/Vientiane'));

test('a period is written as its day, its first and last day, or its minutes', () => {
  expect(text('daily', '2026-03-01T17:00:00Z', '2026-03-02T17:00:00Z')).toBe('02/03/2026');
  expect(text('dividend', '2026-02-28T17:00:00Z', '2026-03-31T17:00:00Z')).toBe('01/03/2026 – 31/03/2026');
  expect(text('realtime', '2026-03-01T17:05:00Z', '2026-03-01T17:10:00Z')).toBe('02/03/2026 00:05 – 00:10');
});
