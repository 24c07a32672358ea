import { ApiError, type FailureCode } from '@champa/api-client';

type LoginField = 'username' | 'password' | 'captcha' | 'root';

const fields: Partial<Record<FailureCode, LoginField>> = {
  WRONG_CREDENTIALS: 'password',
  REMEMBERED_EXPIRED: 'password',
  CAPTCHA_REQUIRED: 'captcha',
  CAPTCHA_CHECK_FAILED: 'captcha',
};

/** Refused before the captcha was checked. */
const leavingLetters: readonly FailureCode[] = ['NETWORK', 'TOO_MANY_REQUESTS', 'VERIFICATION_REQUIRED'];

/** The field that shows why a sign-in was refused; a reason that concerns no field is shown above the form. */
export function fieldOfRefusal(error: unknown): LoginField {
  return (error instanceof ApiError && fields[error.code]) || 'root';
}

/** Whether the captcha is used up: each picture is valid once. */
export function isCaptchaSpent(error: unknown): boolean {
  return !(error instanceof ApiError && leavingLetters.includes(error.code));
}
