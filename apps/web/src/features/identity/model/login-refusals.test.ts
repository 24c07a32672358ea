import { ApiError } from '@champa/api-client';
import { expect, test } from 'vitest';
import { fieldOfRefusal, isCaptchaSpent } from './login-refusals.ts';

test.each([
  ['WRONG_CREDENTIALS', 'password'],
  ['REMEMBERED_EXPIRED', 'password'],
  ['CAPTCHA_CHECK_FAILED', 'captcha'],
  ['NON_MEMBER', 'root'],
  ['TOO_MANY_REQUESTS', 'root'],
] as const)('%s is shown beside %s', (code, field) => {
  expect(fieldOfRefusal(new ApiError(code, 400, ''))).toBe(field);
});

test('an error that is not a refusal is shown above the form', () => {
  expect(fieldOfRefusal(new Error('bug'))).toBe('root');
});

test('a captcha is used up once the server has checked it, not before', () => {
  expect(isCaptchaSpent(new ApiError('WRONG_CREDENTIALS', 401, ''))).toBe(true);
  expect(isCaptchaSpent(new ApiError('CAPTCHA_CHECK_FAILED', 400, ''))).toBe(true);
  expect(isCaptchaSpent(new ApiError('TOO_MANY_REQUESTS', 429, ''))).toBe(false);
  expect(isCaptchaSpent(new ApiError('NETWORK', 0, ''))).toBe(false);
});
