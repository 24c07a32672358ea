import { expect, test } from 'vitest';
import { filled, isTemplate, ownText } from './templates.ts';

test.each([
  ['', true],
  ['{brand}: {code}', true],
  ['Your code is {code}, for {minutes} minutes.', true],
  ['Your code is on its way.', false],
  ['{code} for {name}', false],
  ['{code} {}', false],
])('a text of a code has to name the code, and nothing unknown: %s', (text, is) => {
  expect(isTemplate(text, 'code')).toBe(is);
});

test('what is filled in is taken as it is, and never filled in again', () => {
  expect(filled('{brand}: {text}', { brand: '{text}', text: '$& {brand}' })).toBe('{text}: $& {brand}');
});

test('an empty text of the brand is none', () => {
  const none = { sms: {}, subject: {}, email: {} };
  const own = { code: { ...none, sms: { lo: '', en: '{code}' } }, notice: none };
  expect(ownText(own, 'code', 'sms', 'lo')).toBeNull();
  expect(ownText(own, 'code', 'sms', 'en')).toBe('{code}');
});
