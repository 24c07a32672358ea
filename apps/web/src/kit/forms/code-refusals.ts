import type { FailureCode } from '@champa/api-client';

/** The field that a refusal concerns, in a form with a mobile number and a code. */
export const codeRefusals: Partial<Record<FailureCode, 'mobileNum' | 'verificationCode'>> = {
  INVALID_PHONE_NUMBER: 'mobileNum',
  MISSING_PHONE_NUMBER: 'mobileNum',
  MOBILE_TAKEN: 'mobileNum',
  INVALID_VERIFICATION_CODE: 'verificationCode',
  MISSING_VERIFICATION_CODE: 'verificationCode',
  CODE_EXPIRED: 'verificationCode',
};
