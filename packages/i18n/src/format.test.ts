import { expect, test } from 'vitest';
import { formatCount } from './format.ts';
import type { SiteLanguage } from '@champa/contract';
import { negotiateLanguage, ownTextLanguage } from './languages.ts';

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

test('a visitor in a language that the brand does not write in reads its own texts in the nearest', () => {
  expect(negotiateLanguage(['th-TH,th;q=0.9,en;q=0.8'], ['lo', 'en', 'th'], 'lo')).toBe('th');
  expect(['lo', 'cn', 'th', 'ar'].map((language) => ownTextLanguage(language as SiteLanguage))).toEqual([
    'lo',
    'cn',
    'en',
    'en',
  ]);
});

test('a language that the brand does not offer is not chosen', () => {
  expect(negotiateLanguage(['cn', 'en'], ['lo', 'en'], 'lo')).toBe('en');
});
