import * as z from 'zod/mini';
import { Nothing } from './common.ts';
import { operation } from './operation.ts';
import { VipState } from './vip.ts';
import { forToldFields } from './told-fields.ts';

/** One registration field in the brand's settings; `patternId` names a rule of `patterns.ts`, `acceptedPattern` `*` means any. */
export const RegisterField = z.object({
  name: z.string(),
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  patternId: z.string(),
  min: z.int(),
  max: z.int(),
});
export type RegisterField = z.infer<typeof RegisterField>;

/** The check a visitor must pass before the server does any work: none, or a puzzle slider. */
export const visitorChecks = ['none', 'slider'] as const;

export const RegisterSettings = z.object({
  /** The open ways to register (flags USERNAMEREG3 and MOBILENUMREG3); tabs are shown if both are open. */
  username: z.boolean(),
  mobile: z.boolean(),
  /** Registration by mobile asks for a password (MOBILENUMPASSREG3). */
  mobilePassword: z.boolean(),
  /** A mobile number is verified by a code (REGMOBVERF3, or because there is no password to sign in with). */
  verification: z.object({ username: z.boolean(), mobile: z.boolean() }),
  /** One press creates an account (ONECLICKREG). */
  oneClick: z.boolean(),
  /** Years: the age that the terms box confirms, and the age that a birthday must show. */
  age: z.object({ confirmation: z.int(), birthday: z.int() }),
  check: z.enum(visitorChecks),
  fields: z.array(RegisterField),
});
export type RegisterSettings = z.infer<typeof RegisterSettings>;

export const registerSettings = operation({
  id: 'registerSettings',
  method: 'GET',
  path: '/api/register/settings',
  access: 'public',
  summary: 'Which ways of registration are open, their fields and rules',
  value: RegisterSettings,
});

export const registrationValidators = operation({
  id: 'registrationValidators',
  method: 'GET',
  path: '/api/register/validators',
  access: 'public',
  summary: 'The rule of each enabled registration field, by the field’s name',
  value: z.object({
    validators: z.record(
      z.string(),
      z.object({
        required: z.boolean(),
        acceptedPattern: z.string(),
        patternId: z.string(),
        min: z.int(),
        max: z.int(),
      }),
    ),
  }),
});

export const countryCodes = operation({
  id: 'countryCodes',
  method: 'GET',
  path: '/api/countries',
  access: 'public',
  summary: 'Countries whose mobile numbers the brand takes',
  value: z.object({ list: z.array(z.object({ countryCode: z.string(), countryDialingCode: z.string() })) }),
});

const shortText = z.string().check(z.maxLength(200));
const optionalText = z._default(shortText, '');
/** A random ID that the browser creates and keeps, so that guessing can be slowed down by device too. */
const deviceId = z._default(z.string().check(z.maxLength(100)), '');
/** What a browser reports about itself at sign-in. `standalone`: the site is shown as an installed app. */
export const deviceFields = {
  deviceId,
  timeZone: optionalText,
  display: z._default(z.enum(['browser', 'standalone']), 'browser'),
};

/** Why an invitation code admits nobody. */
export const invitationErrors = [
  'INVITATION_CODE_ERROR',
  'INVITATION_DOMAIN',
  'INVITATION_EXPIRED',
  'INVITATION_USED_UP',
  'INVITATION_CLOSED',
] as const;

export const agentAffiliate = operation({
  id: 'agentAffiliate',
  method: 'GET',
  path: '/api/agents/affiliate',
  access: 'public',
  summary: 'Whether an invitation code is an agent’s or an invitation link’s, and lets somebody in on this domain now',
  query: z.object({ code: shortText, domain: optionalText }),
  value: z.object({ code: z.string() }),
  errors: invitationErrors,
});

/** What the code of a referral link can be: an agent's invitation link, a member's referral, or nobody's. */
export const referralCodeKinds = ['invitation', 'referral', 'unknown'] as const;
export type ReferralCodeKind = (typeof referralCodeKinds)[number];

export const referralCodeKind = operation({
  id: 'referralCodeKind',
  method: 'GET',
  path: '/api/register/referral-code',
  access: 'public',
  summary: 'Whose a code given as a referral code is; an invitation link’s must let somebody in on this domain now',
  query: z.object({ code: shortText, domain: optionalText }),
  value: z.object({ kind: z.enum(referralCodeKinds) }),
  errors: invitationErrors,
});

/** The answer to a successful sign-in or registration. The token goes into `Authorization: Bearer`. */
export const SignedIn = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  /** The password is too old: the change dialog is shown. Never true after a code or a provider. */
  passwordExpired: z.boolean(),
  /** The password was set by the platform. Never true after a code or a provider. */
  defaultPassword: z.boolean(),
  /** The password, sealed for this device with a key that only the server has; kept for one day if the visitor asked for it. */
  remembered: z.optional(z.string()),
});
export type SignedIn = z.infer<typeof SignedIn>;

/** A phone sign-in provider's confirmation of the mobile number, in place of a code: its channel and its ID token. */
export const phoneProof = {
  firebaseChannel: optionalText,
  firebaseIdToken: z._default(z.string().check(z.maxLength(4000)), ''),
};

/** The captcha's letters and its key, if a refusal's `value.captcha` has asked for them. */
const letters = { captcha: optionalText, captchaKey: optionalText };

const registration = {
  password: optionalText,
  confirmPassword: optionalText,
  payeeName: optionalText,
  fullName: optionalText,
  nickname: optionalText,
  email: optionalText,
  birthday: optionalText,
  idNumber: optionalText,
  paymentPassword: optionalText,
  ...forToldFields(optionalText),
  recommenderId: optionalText,
  /** The code sent to the mobile number, if the settings require one. */
  verificationCode: optionalText,
  ...phoneProof,
  /** The answer to the visitor's check, if the settings require one. */
  check: optionalText,
  ...letters,
  registerUrl: optionalText,
  affiliateCode: optionalText,
  referralCode: optionalText,
  domain: optionalText,
  registerMethod: z._default(z.literal('WEB'), 'WEB'),
  login: z._default(z.literal(true), true),
  ...deviceFields,
  /** The terms box must be ticked. */
  termsAccepted: z.literal(true, { error: 'terms_required' }),
};

export const RegisterBody = z.object({
  ...registration,
  username: shortText,
  mobileNum: optionalText,
  countryDialingCode: optionalText,
});
export type RegisterBody = z.output<typeof RegisterBody>;

const registrationErrors = [
  'VALIDATION',
  'USERNAME_TAKEN',
  'MOBILE_TAKEN',
  'REGISTRATION_CLOSED',
  ...invitationErrors,
  'VERIFICATION_REQUIRED',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_CHECK_FAILED',
  'INVALID_PHONE_NUMBER',
  'INVALID_VERIFICATION_CODE',
  'CODE_EXPIRED',
  'TOO_MANY_REQUESTS',
] as const;

export const register = operation({
  id: 'register',
  method: 'PUT',
  path: '/api/register',
  access: 'public',
  encrypted: true,
  summary: 'Registers a member by username and signs them in',
  body: RegisterBody,
  value: SignedIn,
  errors: registrationErrors,
});

export const registerMobile = operation({
  id: 'registerMobile',
  method: 'PUT',
  path: '/api/register/mobile',
  access: 'public',
  encrypted: true,
  summary: 'Registers a member by their mobile number, which becomes their username, and signs them in',
  body: z.object({ ...registration, mobileNum: shortText, countryDialingCode: shortText }),
  value: SignedIn,
  errors: registrationErrors,
});

export const registerOneClick = operation({
  id: 'registerOneClick',
  method: 'PUT',
  path: '/api/register/one-click',
  access: 'public',
  encrypted: true,
  summary: 'Registers a member under a name and a password made for them, shown this once; they are to change it later',
  body: z.object({
    check: optionalText,
    ...letters,
    registerUrl: optionalText,
    affiliateCode: optionalText,
    referralCode: optionalText,
    domain: optionalText,
    registerMethod: z._default(z.literal('WEB'), 'WEB'),
    ...deviceFields,
    termsAccepted: z.literal(true, { error: 'terms_required' }),
  }),
  value: z.extend(SignedIn, { username: z.string(), password: z.string() }),
  errors: [
    'REGISTRATION_CLOSED',
    ...invitationErrors,
    'VERIFICATION_REQUIRED',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_CHECK_FAILED',
    'TOO_MANY_REQUESTS',
  ],
});

export const login = operation({
  id: 'login',
  method: 'POST',
  path: '/api/session',
  access: 'public',
  encrypted: true,
  summary: 'Signs a member in: by name and password, by mobile number and code, or by name and a code sent to them',
  body: z.object({
    /** The mobile number if `type` is `sms`. */
    username: shortText,
    /** The code that was sent if `type` is `sms` or `dynamic`. */
    password: shortText,
    ...phoneProof,
    type: z._default(z.enum(['username', 'sms', 'dynamic']), 'username'),
    countryDialingCode: optionalText,
    ...letters,
    check: optionalText,
    ...deviceFields,
    /** Requests `remembered` in the answer, which signs this device in again within a day. Needs a `deviceId`. */
    remember: z._default(z.boolean(), false),
    /** The `remembered` of an earlier answer, instead of the password. */
    remembered: z._default(z.string().check(z.maxLength(2000)), ''),
    /** Signs in to the agents' area, which only agents may. */
    agentArea: z._default(z.boolean(), false),
  }),
  value: SignedIn,
  errors: [
    'WRONG_CREDENTIALS',
    'ACCOUNT_DISABLED',
    'NON_MEMBER',
    'NON_AGENT',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_CHECK_FAILED',
    'VERIFICATION_REQUIRED',
    'EXTRA_VERIFICATION_REQUIRED',
    'INVALID_VERIFICATION_CODE',
    'CODE_EXPIRED',
    'LOGIN_METHOD_CLOSED',
    'REMEMBERED_EXPIRED',
    'TOO_MANY_REQUESTS',
  ],
});

export const extraVerificationMethods = ['mobile', 'email', 'bankAccountName', 'authenticator'] as const;
export type ExtraVerificationMethod = (typeof extraVerificationMethods)[number];

/** `value` of an EXTRA_VERIFICATION_REQUIRED refusal: the ticket to send back, and the ways to verify. */
export type ExtraVerification = {
  ticket: string;
  /** `hint` shows which number or address is meant, mostly masked. */
  methods: { method: ExtraVerificationMethod; hint: string }[];
};

const verificationMethod = z.enum(extraVerificationMethods);

export const extraVerificationCode = operation({
  id: 'extraVerificationCode',
  method: 'POST',
  path: '/api/session/verification/code',
  access: 'public',
  summary: 'Sends the code of an extra verification to the member’s mobile number or e-mail address',
  body: z.object({ ticket: shortText, method: z.enum(['mobile', 'email']) }),
  value: z.object({ expiredMinutes: z.int() }),
  errors: ['VERIFICATION_REQUIRED', 'CODE_ALREADY_SENT', 'SMS_TOO_MANY_REQUESTS'],
});

export const extraVerification = operation({
  id: 'extraVerification',
  method: 'POST',
  path: '/api/session/verification',
  access: 'public',
  encrypted: true,
  summary: 'Ends a sign-in that asked for extra verification. `answer` is a code, a name, or a recovery code',
  body: z.object({ ticket: shortText, method: verificationMethod, answer: shortText, ...deviceFields }),
  value: SignedIn,
  errors: ['VERIFICATION_REQUIRED', 'INVALID_VERIFICATION_CODE', 'CODE_EXPIRED', 'TOO_MANY_REQUESTS'],
});

export const freePlay = operation({
  id: 'freePlay',
  method: 'POST',
  path: '/api/session/trial',
  access: 'public',
  summary: 'Opens a trial account with play money and signs it in',
  body: z.object({
    os: optionalText,
    platform: z._default(z.literal('W'), 'W'),
    gatewayVersion: z._default(z.literal(3), 3),
    /**
     * An encrypted payload of `{}` for this operation: proves that a page of ours makes the request. Needed where payloads must
     * be encrypted.
     */
    token: z._default(z.string().check(z.maxLength(4000)), ''),
  }),
  value: SignedIn,
  errors: ['FREE_PLAY_CLOSED', 'PAYLOAD_ENCRYPTION_REQUIRED', 'PAYLOAD_UNREADABLE', 'TOO_MANY_REQUESTS'],
});

export const logout = operation({
  id: 'logout',
  method: 'DELETE',
  path: '/api/session',
  access: 'member',
  summary: 'Ends the session',
  value: Nothing,
});

export const firstLogin = operation({
  id: 'firstLogin',
  method: 'POST',
  path: '/api/session/first-login',
  access: 'member',
  summary: 'Notes that the first sign-in was seen, so that it is not told again',
  value: Nothing,
});

export const accountTypes = { member: 0, agent: [1, 2, 41, 42], trial: 4 } as const;

/** The signed-in account. `type` is a number of the specification; the two flags follow from it. */
export const MemberInfo = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  isAgent: z.boolean(),
  isTrial: z.boolean(),
  registeredAt: z.string(),
  /** The member's icon; append `-{width}.{avif|webp}` with a width of `iconWidths`. */
  icon: z.string(),
});
export type MemberInfo = z.infer<typeof MemberInfo>;

export const memberInfo = operation({
  id: 'memberInfo',
  method: 'GET',
  path: '/api/member',
  access: 'member',
  summary: 'The signed-in account',
  value: MemberInfo,
});

export const loginInfo = operation({
  id: 'loginInfo',
  method: 'GET',
  path: '/api/session',
  access: 'member',
  summary: 'The account, its balance and its counters in one call, as loaded after sign-in',
  value: z.object({
    member: MemberInfo,
    balance: z.string(),
    version: z.string(),
    firstTimeLogin: z.boolean(),
    /** Number of unread messages; 0 for a trial account. */
    unreadMessage: z.int(),
    /** Number of promotions that run now. */
    availablePromoCount: z.int(),
    ...VipState.shape,
  }),
});
