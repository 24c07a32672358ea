import { expect, test } from 'vitest';
import { phoneFailure, readPhoneMessage } from './phone-window.ts';

test.each([
  ['invalid-phone-number', 'INVALID_PHONE_NUMBER'],
  ['missing-phone-number', 'MISSING_PHONE_NUMBER'],
  ['too-many-requests', 'SMS_TOO_MANY_REQUESTS'],
  ['unknown', 'SYSTEM_ERROR'],
  ['invalid-verification-code', 'INVALID_VERIFICATION_CODE'],
  ['missing-verification-code', 'MISSING_VERIFICATION_CODE'],
  ['captcha-check-failed', 'CAPTCHA_CHECK_FAILED'],
  ['quota-exceeded', 'SMS_UNAVAILABLE'],
  ['operation-not-allowed', 'SMS_UNAVAILABLE'],
  ['code-expired', 'CODE_EXPIRED'],
  ['popup-closed-by-user', 'PROVIDER_LOGIN_FAILED'],
  ['auth/code-expired', 'CODE_EXPIRED'],
  ['auth/something-new', 'SYSTEM_ERROR'],
])('%s is shown as %s', (theirs, ours) => {
  expect(phoneFailure(theirs)).toBe(ours);
});

test('only messages from the provider count', () => {
  expect(readPhoneMessage({ type: 'phone-sign-in', idToken: 'a.b.c' })).toEqual({ idToken: 'a.b.c' });
  expect(readPhoneMessage({ type: 'phone-sign-in', error: 'unknown' })).toEqual({ error: 'unknown' });
  for (const other of [null, 'text', {}, { type: 'other', idToken: 'x' }, { type: 'phone-sign-in', idToken: 1 }]) {
    expect(readPhoneMessage(other)).toBeNull();
  }
});
