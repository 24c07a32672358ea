import { expect, test } from 'vitest';
import { isSameName, methodsOf } from './extra-verification.ts';

test('a member proves themself by what they have, and by the authenticator alone where they have one', () => {
  const known = { mobile: '+8562055512345', email: 'a@b.la', payeeName: 'Keo', hasAuthenticator: false };
  expect(methodsOf(known)).toEqual(['mobile', 'email', 'bankAccountName']);
  expect(methodsOf({ ...known, mobile: null, payeeName: '' })).toEqual(['email']);
  expect(methodsOf({ ...known, hasAuthenticator: true })).toEqual(['authenticator']);
  expect(methodsOf({ mobile: null, email: '', payeeName: '', hasAuthenticator: false })).toEqual([]);
});

test('a name is the same in another case and with other spaces', () => {
  expect(isSameName('  keo   SENGDARA ', 'Keo Sengdara')).toBe(true);
  expect(isSameName('Keo', 'Kea')).toBe(false);
  expect(isSameName('', ' ')).toBe(false);
});
