import * as z from 'zod/mini';
import { Id, Instant, Nothing } from './common.ts';
import { operation } from './operation.ts';

const shortText = z.string().check(z.maxLength(200));
const optionalText = z._default(shortText, '');

export const changePassword = operation({
  id: 'changePassword',
  method: 'POST',
  path: '/api/member/password',
  access: 'member',
  encrypted: true,
  summary: 'Changes the sign-in password and ends all other sessions',
  body: z.object({
    /** Empty if the account has none: it was registered by mobile, or by a provider. */
    oldPassword: shortText,
    newPassword: shortText,
    confirmNewPassword: shortText,
    /** Required if CHNGPASSVERIF3 is on and the member has a mobile number or an e-mail address. */
    verificationCode: optionalText,
  }),
  value: Nothing,
  errors: ['VALIDATION', 'WRONG_PASSWORD', 'INVALID_VERIFICATION_CODE', 'CODE_EXPIRED'],
});

export const changePasswordCode = operation({
  id: 'changePasswordCode',
  method: 'POST',
  path: '/api/member/password/code',
  access: 'member',
  summary: 'Sends the code a change of password asks for, by SMS or else by e-mail',
  body: z.object({}),
  value: z.object({ expiredMinutes: z.int(), method: z.enum(['mobile', 'email']), hint: z.string() }),
  errors: ['CODE_ALREADY_SENT', 'SMS_TOO_MANY_REQUESTS', 'SMS_UNAVAILABLE'],
});

const SignInRecord = z.object({
  id: Id,
  /** How it was opened: `password`, `sms`, `register`, `trial` … */
  method: z.string(),
  ip: z.string(),
  /** The country of the address (ISO 3166, two letters), if known. */
  country: z.nullable(z.string()),
  userAgent: z.string(),
  language: z.string(),
  timeZone: z.string(),
  openedAt: Instant,
  seenAt: Instant,
  isCurrent: z.boolean(),
});

export const memberSessions = operation({
  id: 'memberSessions',
  method: 'GET',
  path: '/api/member/sessions',
  access: 'member',
  summary: 'The member’s open sessions, the newest first',
  value: z.object({ list: z.array(SignInRecord) }),
});

export const revokeSession = operation({
  id: 'revokeSession',
  method: 'DELETE',
  path: '/api/member/sessions/{id}',
  access: 'member',
  summary: 'Ends one of the member’s own sessions',
  params: z.object({ id: Id }),
  value: Nothing,
  errors: ['NOT_FOUND'],
});

export const revokeOtherSessions = operation({
  id: 'revokeOtherSessions',
  method: 'DELETE',
  path: '/api/member/sessions',
  access: 'member',
  summary: 'Ends all sessions of the member but this one',
  value: Nothing,
});

export const loginHistory = operation({
  id: 'loginHistory',
  method: 'GET',
  path: '/api/member/logins',
  access: 'member',
  summary: 'The member’s last 50 sign-ins, the newest first',
  value: z.object({
    list: z.array(
      z.extend(SignInRecord, {
        /** When it ended; null while it is open. */
        endedAt: z.nullable(Instant),
      }),
    ),
  }),
});

export const authenticatorState = operation({
  id: 'authenticatorState',
  method: 'GET',
  path: '/api/member/authenticator',
  access: 'member',
  summary: 'Whether the member signs in with an authenticator application',
  value: z.object({ isOn: z.boolean() }),
});

export const beginAuthenticator = operation({
  id: 'beginAuthenticator',
  method: 'POST',
  path: '/api/member/authenticator',
  access: 'member',
  encrypted: true,
  summary: 'Makes the secret for an authenticator application; it counts once a code has confirmed it',
  body: z.object({ password: optionalText }),
  value: z.object({
    secret: z.string(),
    /** `otpauth://…`, for a QR code. */
    uri: z.string(),
  }),
  errors: ['WRONG_PASSWORD', 'AUTHENTICATOR_ON', 'TRUE_ACCOUNT_REQUIRED', 'TOO_MANY_REQUESTS'],
});

export const confirmAuthenticator = operation({
  id: 'confirmAuthenticator',
  method: 'PUT',
  path: '/api/member/authenticator',
  access: 'member',
  summary: 'Turns the authenticator on by its first code. The recovery codes are told this once',
  body: z.object({ code: shortText }),
  value: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['INVALID_VERIFICATION_CODE', 'AUTHENTICATOR_ON', 'TRUE_ACCOUNT_REQUIRED', 'TOO_MANY_REQUESTS'],
});

export const removeAuthenticator = operation({
  id: 'removeAuthenticator',
  method: 'POST',
  path: '/api/member/authenticator/remove',
  access: 'member',
  summary: 'Turns the authenticator off, by a code of it or a recovery code',
  body: z.object({ code: shortText }),
  value: Nothing,
  errors: ['INVALID_VERIFICATION_CODE', 'TRUE_ACCOUNT_REQUIRED', 'TOO_MANY_REQUESTS'],
});

/** Changes that need a proof beside the session. */
export const sensitiveChanges = ['mobile', 'email', 'paymentPassword', 'personal', 'payeeAdd', 'payeeRemove'] as const;
export type SensitiveChange = (typeof sensitiveChanges)[number];

/** The proofs for such a change: a code to a bound target, a password, or an authenticator code. */
export const proofMethods = ['paymentPassword', 'loginPassword', 'mobile', 'email', 'authenticator'] as const;
export type ProofMethod = (typeof proofMethods)[number];

/** The proof sent with a sensitive change. For `mobile` and `email` request the code first (`proofCode`). */
export const Proof = z.object({ method: z.enum(proofMethods), answer: shortText });
export type Proof = z.infer<typeof Proof>;

/** Null if `securityOverview` lists no proof for this change. */
export const proof = z._default(z.nullable(Proof), null);

export const proofErrors = [
  'VERIFICATION_REQUIRED',
  'WRONG_PASSWORD',
  'WRONG_PAYMENT_PASSWORD',
  'PAYMENT_PASSWORD_NOT_SET',
  'INVALID_VERIFICATION_CODE',
  'CODE_EXPIRED',
  'TOO_MANY_REQUESTS',
  'TRUE_ACCOUNT_REQUIRED',
] as const;

/** One possible proof; `hint` shows which number or mailbox is meant, mostly masked. */
export const ProofWay = z.object({ method: z.enum(proofMethods), hint: z.string() });
export type ProofWay = z.infer<typeof ProofWay>;

const ways = z.array(ProofWay);

/** A number or a mailbox, mostly masked, and whether a code has verified that it is the member’s. */
const Bound = z.object({ hint: z.string(), isVerified: z.boolean() });

export const securityLevels = ['low', 'medium', 'high'] as const;
export type SecurityLevel = (typeof securityLevels)[number];

export const SecurityOverview = z.object({
  loginPassword: z.boolean(),
  paymentPassword: z.boolean(),
  mobile: z.nullable(Bound),
  email: z.nullable(Bound),
  authenticator: z.boolean(),
  bankAccounts: z.int(),
  passkeys: z.int(),
  level: z.enum(securityLevels),
  /**
   * The proofs accepted for each sensitive change, the simplest first. An empty list means that no proof is needed, except for
   * payees, which need a payment password first.
   */
  proofs: z.object({
    mobile: ways,
    email: ways,
    paymentPassword: ways,
    personal: ways,
    payeeAdd: ways,
    payeeRemove: ways,
  }),
});
export type SecurityOverview = z.infer<typeof SecurityOverview>;

export const securityOverview = operation({
  id: 'securityOverview',
  method: 'GET',
  path: '/api/member/security',
  access: 'member',
  summary: 'What protects the member’s account, how well, and how they prove themselves before changing it',
  value: SecurityOverview,
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

const codeErrors = ['CODE_ALREADY_SENT', 'SMS_TOO_MANY_REQUESTS', 'SMS_UNAVAILABLE', 'TRUE_ACCOUNT_REQUIRED'] as const;

export const proofCode = operation({
  id: 'proofCode',
  method: 'POST',
  path: '/api/member/security/code',
  access: 'member',
  summary:
    'Sends the code that proves the member before one sensitive change, to the number or mailbox they have bound',
  body: z.object({ change: z.enum(sensitiveChanges), method: z.enum(['mobile', 'email']) }),
  value: z.object({ expiredMinutes: z.int(), hint: z.string() }),
  errors: [...codeErrors, 'VERIFICATION_REQUIRED'],
});

export const bindMobileCode = operation({
  id: 'bindMobileCode',
  method: 'POST',
  path: '/api/member/mobile/code',
  access: 'member',
  summary: 'Sends a code to the mobile number the member wants to bind',
  body: z.object({ mobileNum: shortText, countryDialingCode: shortText }),
  value: z.object({ expiredMinutes: z.int() }),
  errors: [...codeErrors, 'VALIDATION', 'INVALID_PHONE_NUMBER', 'MISSING_PHONE_NUMBER'],
});

export const bindMobile = operation({
  id: 'bindMobile',
  method: 'PUT',
  path: '/api/member/mobile',
  access: 'member',
  encrypted: true,
  summary: 'Binds a mobile number, in place of the one that is bound, by the code sent to it. Old and new are told',
  body: z.object({ mobileNum: shortText, countryDialingCode: shortText, verificationCode: shortText, proof }),
  value: Bound,
  errors: [
    ...proofErrors,
    'VALIDATION',
    'INVALID_PHONE_NUMBER',
    'MISSING_PHONE_NUMBER',
    'MISSING_VERIFICATION_CODE',
    'MOBILE_TAKEN',
  ],
});

export const bindEmailCode = operation({
  id: 'bindEmailCode',
  method: 'POST',
  path: '/api/member/email/code',
  access: 'member',
  summary: 'Sends a code to the mailbox the member wants to bind',
  body: z.object({ email: shortText }),
  value: z.object({ expiredMinutes: z.int() }),
  errors: [...codeErrors, 'VALIDATION'],
});

export const bindEmail = operation({
  id: 'bindEmail',
  method: 'PUT',
  path: '/api/member/email',
  access: 'member',
  encrypted: true,
  summary: 'Binds a mailbox, in place of the one that is bound, by the code sent to it. Old and new are told',
  body: z.object({ email: shortText, verificationCode: shortText, proof }),
  value: Bound,
  errors: [...proofErrors, 'VALIDATION', 'MISSING_VERIFICATION_CODE'],
});

export const setPaymentPassword = operation({
  id: 'setPaymentPassword',
  method: 'PUT',
  path: '/api/member/payment-password',
  access: 'member',
  encrypted: true,
  summary:
    'Sets the payment password, by the login password; changes it, by the one it was; resets it, by a code. Its rule is the field paymentPassword of the register settings',
  body: z.object({ newPassword: shortText, confirmNewPassword: shortText, proof }),
  value: Nothing,
  errors: [...proofErrors, 'VALIDATION'],
});
