import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isExpired, refusalOf } from './admission.ts';
import { guessOf, isCommonPassword } from './guessable-password.ts';
import { hideAddress, hideNumber, isSameName, waysOf } from './extra-verification.ts';

const member = { status: 'active', isAgent: false, isTrial: false } as const;

test.each([
  [member, false, null],
  [member, true, 'NON_AGENT'],
  [{ ...member, isAgent: true }, true, null],
  [{ ...member, isTrial: true }, false, 'NON_MEMBER'],
  [{ ...member, status: 'suspended' }, false, 'ACCOUNT_DISABLED'],
  [{ ...member, status: 'closed', isTrial: true }, true, 'ACCOUNT_DISABLED'],
] as const)('of %o, agents’ area %s: %s', (account, agentArea, refusal) => {
  expect(refusalOf(account, agentArea)).toBe(refusal);
});

test('a password expires after the days the brand sets, and never where it sets none', () => {
  const changed = Temporal.Instant.from('2026-01-01T00:00:00Z');
  expect(isExpired(changed, 30, changed.add({ hours: 30 * 24 - 1 }))).toBe(false);
  expect(isExpired(changed, 30, changed.add({ hours: 30 * 24 }))).toBe(true);
  expect(isExpired(changed, 0, changed.add({ hours: 99_999 }))).toBe(false);
});

test('a member proves himself by what he has, and by the authenticator alone where he has one', () => {
  const known = { mobile: '+8562055512345', email: 'a@b.la', payeeName: 'Keo', hasAuthenticator: false };
  expect(waysOf(known).map(({ method }) => method)).toEqual(['mobile', 'email', 'bankAccountName']);
  expect(waysOf({ ...known, mobile: null, payeeName: '' }).map(({ method }) => method)).toEqual(['email']);
  expect(waysOf({ ...known, hasAuthenticator: true }).map(({ method }) => method)).toEqual(['authenticator']);
  expect(waysOf({ mobile: null, email: '', payeeName: '', hasAuthenticator: false })).toEqual([]);
});

test('a hint gives little of a number and little of a mailbox away', () => {
  expect(hideNumber('+8562055512345')).toBe('+856*******345');
  expect(hideAddress('somphone@champa.la')).toBe('s***@champa.la');
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9]\d{7,14}$/), (mobile) => {
      const hint = hideNumber(mobile);
      return hint.length === mobile.length && hint.split('*').length - 1 === mobile.length - 7;
    }),
  );
});

test('a name is the same in another case and with other spaces', () => {
  expect(isSameName('  keo   SENGDARA ', 'Keo Sengdara')).toBe(true);
  expect(isSameName('Keo', 'Kea')).toBe(false);
  expect(isSameName('', ' ')).toBe(false);
});

test('passwords that everybody guesses first are known, in whatever case', () => {
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
])('a password is guessed soon where little of it is not a name: %s', (_what, password, guess) => {
  expect(guessOf(password, ['Champa', 'KeoSengdara', 'keo.s85', ''])).toBe(guess);
});
