import * as z from 'zod/mini';
import { Nothing } from './common.ts';
import { phoneProof } from './identity.ts';
import { operation } from './operation.ts';

const shortText = z.string().check(z.maxLength(200));
const optionalText = z._default(shortText, '');

/** Digits of every code sent by SMS or e-mail. */
export const CODE_DIGITS = 6;

/**
 * How long a code is valid, in the browser that asked for it (a cookie tells it from others); no other code is sent
 * to it before `expiredMinutes` × 60 seconds have passed.
 */
const Sent = z.object({ expiredMinutes: z.int() });

const mobile = { countryDialingCode: shortText, check: optionalText };
const sendErrors = [
  'INVALID_PHONE_NUMBER',
  'MISSING_PHONE_NUMBER',
  'CODE_ALREADY_SENT',
  'SMS_TOO_MANY_REQUESTS',
  'SMS_UNAVAILABLE',
  'VERIFICATION_REQUIRED',
] as const;

export const loginSms = operation({
  id: 'loginSms',
  method: 'POST',
  path: '/api/session/sms-code',
  access: 'public',
  summary: 'Sends a sign-in code to a member’s mobile number. Answers the same for a number nobody has',
  body: z.object({ mobileNum: shortText, ...mobile }),
  value: Sent,
  errors: [...sendErrors, 'LOGIN_METHOD_CLOSED'],
});

export const dynamicPassword = operation({
  id: 'dynamicPassword',
  method: 'POST',
  path: '/api/session/dynamic-code',
  access: 'public',
  summary:
    'Sends a code that stands for the password once, to the member’s own number or mailbox. Answers the same for a name nobody has',
  body: z.object({ username: shortText, check: optionalText }),
  value: Sent,
  errors: [
    'VALIDATION',
    'CODE_ALREADY_SENT',
    'SMS_TOO_MANY_REQUESTS',
    'SMS_UNAVAILABLE',
    'VERIFICATION_REQUIRED',
    'LOGIN_METHOD_CLOSED',
  ],
});

export const registerSms = operation({
  id: 'registerSms',
  method: 'POST',
  path: '/api/register/sms-code',
  access: 'public',
  summary: 'Sends a registration code to a mobile number',
  body: z.object({ mobileNo: shortText, regType: z._default(z.enum(['username', 'mobile']), 'mobile'), ...mobile }),
  value: Sent,
  errors: [...sendErrors, 'REGISTRATION_CLOSED'],
});

export const forgotPasswordSms = operation({
  id: 'forgotPasswordSms',
  method: 'POST',
  path: '/api/password/sms-code',
  access: 'public',
  summary: 'Sends a code for a new password to a member’s mobile number. Answers the same for a number nobody has',
  body: z.object({ mobileNum: shortText, ...mobile }),
  value: Sent,
  errors: sendErrors,
});

export const setPasswordByPhone = operation({
  id: 'setPasswordByPhone',
  method: 'POST',
  path: '/api/password/phone',
  access: 'public',
  encrypted: true,
  summary: 'Sets a new password with the code sent by SMS, and ends all sessions',
  body: z.object({
    mobileNum: shortText,
    countryDialingCode: shortText,
    verificationCode: optionalText,
    ...phoneProof,
    newPassword: shortText,
  }),
  value: Nothing,
  errors: ['VALIDATION', 'INVALID_PHONE_NUMBER', 'INVALID_VERIFICATION_CODE', 'CODE_EXPIRED'],
});

export const forgotPasswordEmail = operation({
  id: 'forgotPasswordEmail',
  method: 'POST',
  path: '/api/password/email',
  access: 'public',
  bodyType: 'form',
  summary:
    'Sends a code for a new password by e-mail. `message` is `in_been_out` whether or not there is such a member',
  body: z.object({ username: shortText, email: shortText }),
  value: z.object({ message: z.literal('in_been_out'), expiredMinutes: z.int() }),
  errors: ['VALIDATION', 'CODE_ALREADY_SENT', 'SMS_TOO_MANY_REQUESTS'],
});

export const setPasswordByEmail = operation({
  id: 'setPasswordByEmail',
  method: 'POST',
  path: '/api/password/email/reset',
  access: 'public',
  encrypted: true,
  summary: 'Sets a new password with the code sent by e-mail, and ends all sessions',
  body: z.object({ username: shortText, email: shortText, verificationCode: shortText, newPassword: shortText }),
  value: Nothing,
  errors: ['VALIDATION', 'INVALID_VERIFICATION_CODE', 'CODE_EXPIRED'],
});

export const CaptchaQuery = z.object({
  /** A random name that the browser generates for this picture; each request with it gets a new picture. */
  key: z.string().check(z.regex(/^[\w-]{16,64}$/, 'pattern')),
});

export const captcha = operation({
  id: 'captcha',
  method: 'GET',
  path: '/api/captcha',
  access: 'public',
  summary: 'A picture of letters as a base64 PNG, to be typed in whatever case. Holds once, for 2 minutes',
  query: CaptchaQuery,
  value: z.string(),
  errors: ['TOO_MANY_REQUESTS'],
});

export const sliderPuzzle = operation({
  id: 'sliderPuzzle',
  method: 'GET',
  path: '/api/slider',
  access: 'public',
  summary: 'A picture with a gap and the piece that fills it, as base64 PNGs. Holds once, for 2 minutes',
  value: z.object({
    id: z.string(),
    picture: z.string(),
    piece: z.string(),
    width: z.int(),
    height: z.int(),
    pieceSize: z.int(),
    /** Distance of the piece from the top; the distance from the left is the puzzle. */
    pieceTop: z.int(),
  }),
  errors: ['TOO_MANY_REQUESTS'],
});

export const sliderAnswer = operation({
  id: 'sliderAnswer',
  method: 'POST',
  path: '/api/slider',
  access: 'public',
  summary:
    'Where the piece was let go, and how it was moved there. Answers what to send as `check`, once, in 2 minutes',
  body: z.object({
    id: shortText,
    x: z.int(),
    /** The pointer's track: pixels from the left, pixels from the top, milliseconds since it was pressed. */
    track: z.array(z.tuple([z.number(), z.number(), z.number()])).check(z.maxLength(2000)),
  }),
  value: z.object({ check: z.string() }),
  errors: ['CAPTCHA_CHECK_FAILED'],
});
