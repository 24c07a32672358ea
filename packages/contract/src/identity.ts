import * as z from 'zod/mini';
import { Nothing } from './common.ts';
import { operation } from './operation.ts';

/** One registration field as the brand wants it; `patternId` names a rule of `patterns.ts`. */
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

export const registerSettings = operation({
  id: 'registerSettings',
  method: 'GET',
  path: '/api/register/settings',
  access: 'public',
  summary: 'The fields of registration and their rules',
  value: z.object({ username: z.boolean(), mobile: z.boolean(), fields: z.array(RegisterField) }),
});

const shortText = z.string().check(z.maxLength(200));

/** What a successful sign-in or registration answers. The token goes into `Authorization: Bearer`. */
export const SignedIn = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  defaultPassword: z.boolean(),
});
export type SignedIn = z.infer<typeof SignedIn>;

export const RegisterBody = z.object({
  username: shortText,
  password: z.string().check(z.maxLength(200)),
  confirmPassword: z.string().check(z.maxLength(200)),
  registerUrl: z._default(shortText, ''),
  affiliateCode: z._default(shortText, ''),
  referralCode: z._default(shortText, ''),
  domain: z._default(shortText, ''),
  registerMethod: z._default(z.literal('WEB'), 'WEB'),
  /** The terms box must be ticked. */
  termsAccepted: z.literal(true, { error: 'terms_required' }),
});

export const register = operation({
  id: 'register',
  method: 'PUT',
  path: '/api/register',
  access: 'public',
  summary: 'Registers a member by username and signs him in',
  body: RegisterBody,
  value: SignedIn,
  errors: ['VALIDATION', 'USERNAME_TAKEN', 'REGISTRATION_CLOSED', 'TOO_MANY_REQUESTS'],
});

export const login = operation({
  id: 'login',
  method: 'POST',
  path: '/api/session',
  access: 'public',
  summary: 'Signs a member in',
  body: z.object({
    username: shortText,
    password: z.string().check(z.maxLength(200)),
    type: z._default(z.literal('username'), 'username'),
  }),
  value: SignedIn,
  errors: ['WRONG_CREDENTIALS', 'ACCOUNT_DISABLED', 'NON_MEMBER', 'TOO_MANY_REQUESTS'],
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

/** The signed-in account. `type` is a number of the specification; the three flags follow from it. */
export const MemberInfo = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  isAgent: z.boolean(),
  isTrial: z.boolean(),
  registeredAt: z.string(),
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
  value: z.object({ member: MemberInfo, balance: z.string(), version: z.string(), firstTimeLogin: z.boolean() }),
});

export const changePassword = operation({
  id: 'changePassword',
  method: 'POST',
  path: '/api/member/password',
  access: 'member',
  summary: 'Changes the sign-in password and ends all other sessions',
  body: z.object({ oldPassword: shortText, newPassword: shortText, confirmNewPassword: shortText }),
  value: Nothing,
  errors: ['VALIDATION', 'WRONG_PASSWORD'],
});
