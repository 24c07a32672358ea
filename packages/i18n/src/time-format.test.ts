import { expect, test } from 'vitest';
import { fileTime, timeFormat } from './time-format.ts';

const at = '2026-04-04T18:05:09Z';
const zone = 'Asia/Vientiane';

test.each([
  { locale: 'lo-LA', full: '05/04/2026 01:05:09', minute: '05/04/2026 01:05', date: '05/04/2026' },
  { locale: 'en-US', full: '05 Apr 2026, 01:05:09', minute: '05 Apr 2026, 01:05', date: '05 Apr 2026' },
  { locale: 'zh-CN', full: '2026/04/05 01:05:09', minute: '2026/04/05 01:05', date: '2026/04/05' },
  { locale: 'th-TH', full: '05/04/2026 01:05:09', minute: '05/04/2026 01:05', date: '05/04/2026' },
  { locale: 'ar', full: '05/04/2026 01:05:09', minute: '05/04/2026 01:05', date: '05/04/2026' },
  { locale: 'de-DE', full: '05.04.2026 01:05:09', minute: '05.04.2026 01:05', date: '05.04.2026' },
])('a time is written as readers of $locale write it, in the brand’s time zone', ({ locale, full, minute, date }) => {
  const times = timeFormat(locale, zone);
  expect(times.full(at)).toBe(full);
  expect(times.minute(at)).toBe(minute);
  expect(times.date(at)).toBe(date);
  expect(times.clock(at)).toBe('01:05');
  expect(times.day('2026-04-05')).toBe(date);
});

test('a range of one day is that day', () => {
  const { days } = timeFormat('en-US', zone);
  expect(days('2026-04-05', '2026-04-05')).toBe('05 Apr 2026');
  expect(days('2026-04-05', '2026-05-01')).toBe('05 Apr 2026 – 01 May 2026');
});

test('a time zone is the brand’s, not the device’s', () => {
  expect(timeFormat('zh-CN', 'UTC').full('2025-06-01T12:00:00+07:00')).toBe('2025/06/01 05:00:00');
});

test('files have one format in every language', () => {
  expect(fileTime('2025-12-31T17:00:05Z', zone)).toBe('2026/01/01 00:00:05');
});
