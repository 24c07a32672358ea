import { expect, test } from 'vitest';
import { guessOf, isCommonPassword } from './guessable-password.ts';

test('the most common passwords are known, in whatever case', () => {
  for (const password of ['password1', 'PASSWORD1', 'qwertyuiop', '123456789']) {
    expect(isCommonPassword(password), password).toBe(true);
  }
  for (const password of ['night-Garden-7', 'Champa-2026', '']) expect(isCommonPassword(password)).toBe(false);
});

test.each([
  ['the brand’s name with a year', 'Champa2026', 'own_name'],
  ['the name turned about', 'KeoSengdara-keosengdara', 'own_name'],
  ['the mailbox with a sign', 'keo.s85!', 'own_name'],
  ['what everybody takes', 'password1', 'common'],
  ['the name within words of one’s own', 'keosengdara likes rain', null],
  ['words of one’s own', 'night-Garden-7', null],
])('a password is guessable where little of it is not a name: %s', (_what, password, guess) => {
  expect(guessOf(password, ['Champa', 'KeoSengdara', 'keo.s85', ''])).toBe(guess);
});
