import { expect, test } from 'vitest';
import { countryName, languageName, methodName, timeZoneName } from './place-and-time.ts';

test('country, language and time zone have their names in the visitor’s language', () => {
  expect(countryName('LA', 'en-US')).toBe('Laos');
  expect(countryName('LA', 'zh-CN')).toBe('老挝');
  expect(languageName('lo', String)).toBe('login_in_lo');
  expect(timeZoneName('Asia/Vientiane', 'en-US')).toBe('Indochina Time');
});

test('unknown or invalid values do not break the list', () => {
  expect(countryName(null, 'en-US')).toBe('');
  expect(countryName('<b>', 'en-US')).toBe('<b>');
  expect(languageName('', String)).toBe('');
  expect(languageName('constructor', String)).toBe('constructor');
  expect(timeZoneName('Mars/Olympus', 'en-US')).toBe('Mars/Olympus');
  expect(timeZoneName('', 'en-US')).toBe('');
});

test('an unknown method of signing in is called another way', () => {
  expect(methodName('password', String)).toBe('login_by_password');
  expect(methodName('constructor', String)).toBe('login_by_other');
});
