import { ApiError, type FailureCode } from '@champa/api-client';

type LoginField = 'username' | 'password' | 'captcha' | 'root';

const fields: Partial<Record<FailureCode, LoginField>> = {
  WRONG_CREDENTIALS: 'password',
  REMEMBERED_EXPIRED: 'password',
  CAPTCHA_REQUIRED: 'captcha',
  CAPTCHA_CHECK_FAILED: 'captcha',
};

/** Refused before the letters were looked at. */
const leavingLetters: readonly FailureCode[] = ['NETWORK', 'TOO_MANY_REQUESTS', 'VERIFICATION_REQUIRED'];

/** Where in the form a refused sign-in says why; what is of no field stands above all. */
export function fieldOfRefusal(error: unknown): LoginField {
  return (error instanceof ApiError && fields[error.code]) || 'root';
}

/** Whether the letters of the picture have been used up: each picture is taken once. */
export function isCaptchaSpent(error: unknown): boolean {
  return !(error instanceof ApiError && leavingLetters.includes(error.code));
}
