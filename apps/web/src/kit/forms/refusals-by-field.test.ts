import { ApiError, type FailureCode } from '@champa/api-client';
import { expect, test } from 'vitest';
import { refusalsByField } from './refusals-by-field.ts';

const shownErrors = (error: unknown, shown: readonly string[]) =>
  refusalsByField(error, shown, { t: (id) => `t:${id}`, describe: () => 'described' });

test.each([
  ['INVALID_PHONE_NUMBER', 'mobileNum'],
  ['MISSING_PHONE_NUMBER', 'mobileNum'],
  ['MOBILE_TAKEN', 'mobileNum'],
  ['INVALID_VERIFICATION_CODE', 'verificationCode'],
  ['MISSING_VERIFICATION_CODE', 'verificationCode'],
  ['CODE_EXPIRED', 'verificationCode'],
] as const satisfies [FailureCode, string][])('%s is shown beside %s', (code, field) => {
  expect(shownErrors(new ApiError(code, 400, ''), ['email', 'mobileNum', 'verificationCode'])).toEqual([
    [field, 'described'],
  ]);
});

test('an error of a field that the form does not show, or of none, is shown beside none', () => {
  expect(shownErrors(new ApiError('MOBILE_TAKEN', 400, ''), ['email'])).toEqual([]);
  expect(shownErrors(new ApiError('TOO_MANY_REQUESTS', 429, ''), ['email', 'mobileNum'])).toEqual([]);
  expect(shownErrors(new Error('bug'), ['email'])).toEqual([]);
});
