import { expect, test } from 'vitest';
import { formatCount, formatDateTime } from './format.ts';
import { negotiateLanguage } from './languages.ts';

test('times are shown in the brand’s time zone, not in the device’s', () => {
  expect(formatDateTime('2025-12-31T17:00:05Z', 'Asia/Vientiane')).toBe('2026/01/01 00:00:05');
  expect(formatDateTime('2025-06-01T12:00:00+07:00', 'UTC')).toBe('2025/06/01 05:00:00');
});

test('counts have the locale’s thousands separators and Latin digits', () => {
  expect(formatCount(9876, 'en-US')).toBe('9,876');
  expect(formatCount(9876, 'lo-LA')).toBe('9.876');
});

test.each([
  { wanted: ['cn'], language: 'cn' },
  { wanted: [null, 'en'], language: 'en' },
  { wanted: ['xx', 'zh-TW,zh;q=0.9,en;q=0.8'], language: 'cn' },
  { wanted: ['en;q=0.2, lo;q=0.9'], language: 'lo' },
  { wanted: ['fr-FR'], language: 'lo' },
  { wanted: ['en;q=0', ';;,', ''], language: 'lo' },
] as const)('of $wanted, $language is chosen', ({ wanted, language }) => {
  expect(negotiateLanguage(wanted, ['lo', 'en', 'cn'], 'lo')).toBe(language);
});

test('a language that the brand does not offer is not chosen', () => {
  expect(negotiateLanguage(['cn', 'en'], ['lo', 'en'], 'lo')).toBe('en');
});
