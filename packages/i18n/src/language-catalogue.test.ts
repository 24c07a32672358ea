import { languages } from '@champa/contract/constants';
import { expect, test } from 'vitest';
import { languageCatalogue } from './language-catalogue.ts';
import { languageInfo } from './languages.ts';

const entries = Object.entries(languageCatalogue);

test('the catalogue contains every language that the specification names', () => {
  const named = 'cn en ja th vi my es hi id km ko ms pt ta tw ty ur tr bn ar fa ru kk uz lo ne fr te sw'.split(' ');
  expect(named.filter((code) => !(code in languageCatalogue))).toEqual([]);
  expect(entries.length).toBeGreaterThanOrEqual(37);
});

test('the shipped languages are the same as in the catalogue', () => {
  for (const language of languages) expect(languageInfo[language]).toEqual(languageCatalogue[language]);
});

test.each(entries)('%s has a tag that formats numbers and dates, and its own name', (_code, { tag, name }) => {
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  expect(Intl.NumberFormat.supportedLocalesOf(tag)).toEqual([tag]);
  expect(name.trim()).not.toBe('');
});

test('no two languages share a tag or a name, and exactly the right-to-left languages are marked as such', () => {
  expect(new Set(entries.map(([, { tag }]) => tag)).size).toBe(entries.length);
  expect(new Set(entries.map(([, { name }]) => name)).size).toBe(entries.length);
  for (const [code, { name, direction }] of entries) {
    expect(direction, code).toBe(/[\u0590-\u06ff]/.test(name) ? 'rtl' : 'ltr');
  }
});
