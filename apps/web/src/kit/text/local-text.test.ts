import { expect, test } from 'vitest';
import { localText } from './local-text.ts';

const brand = { defaultLanguage: 'lo' } as const;

test('a text is in the visitor’s language, else in the brand’s default, else missing', () => {
  expect(localText({ lo: 'ກ', en: 'a' }, 'en', brand)).toBe('a');
  expect(localText({ lo: 'ກ', en: '' }, 'en', brand)).toBe('ກ');
  expect(localText({ lo: 'ກ' }, 'cn', brand)).toBe('ກ');
  expect(localText({}, 'cn', brand)).toBeUndefined();
});
