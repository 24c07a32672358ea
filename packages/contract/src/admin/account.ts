import * as z from 'zod/mini';
import { Id, Instant, Nothing } from '../common.ts';
import { operation } from '../operation.ts';
import {
  CredentialDescriptor,
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '../quick-sign-in.ts';

const shortText = z.string().check(z.maxLength(200));
const optionalText = z._default(shortText, '');
const label = z.string().check(z.minLength(1), z.maxLength(60));

export const secondFactorKinds = ['authenticator', 'passkey'] as const;
export type SecondFactorKind = (typeof secondFactorKinds)[number];

/** What an employee proves a second time with: a code of an authenticator or a recovery code, or a passkey's signature. */
export const secondFactorFields = {
  code: z._default(z.string().check(z.maxLength(40)), ''),
  passkey: z.optional(PasskeyAssertion),
};

/** The options for a signature: PublicKeyCredentialRequestOptionsJSON, with the passkeys of this employee. */
export const StaffPasskeyRequest = z.extend(PasskeyRequest, { allowCredentials: z.array(CredentialDescriptor) });

/** What the console asks of an employee who has second factors. */
export const SecondFactorAsked = z.object({
  /** Whether they have an authenticator; a recovery code counts in any case. */
  authenticator: z.boolean(),
  /** Null where they have no passkey. Holds once, for 5 minutes. */
  passkey: z.nullable(StaffPasskeyRequest),
});
export type SecondFactorAsked = z.infer<typeof SecondFactorAsked>;

export const StaffSecondFactor = z.object({
  /** Unique among those of one kind. */
  id: Id,
  kind: z.enum(secondFactorKinds),
  label: z.string(),
  addedAt: Instant,
  usedAt: z.nullable(Instant),
});
export type StaffSecondFactor = z.infer<typeof StaffSecondFactor>;

export const StaffSecondFactors = z.object({
  list: z.array(StaffSecondFactor),
  /** How many recovery codes are left. */
  recoveryCodes: z.int(),
  /** Whether passkeys can be used at this address. */
  passkeys: z.boolean(),
});
export type StaffSecondFactors = z.infer<typeof StaffSecondFactors>;

/** Shown once; empty where the employee had a second factor before. */
const Added = z.object({ recoveryCodes: z.array(z.string()) });

export const staffSecondFactors = operation({
  id: 'staffSecondFactors',
  method: 'GET',
  path: '/api/admin/account/second-factors',
  access: 'staff',
  permission: 'own',
  whileEnrolling: true,
  summary: 'The authenticators and passkeys of the signed-in employee',
  value: StaffSecondFactors,
});

export const beginStaffAuthenticator = operation({
  id: 'beginStaffAuthenticator',
  method: 'POST',
  path: '/api/admin/account/authenticators/options',
  access: 'staff',
  permission: 'own',
  whileEnrolling: true,
  fresh: true,
  summary: 'A secret for an authenticator application. Holds for 15 minutes; it counts once a code of it has come back',
  value: z.object({ ticket: z.string(), secret: z.string(), uri: z.string() }),
  errors: ['TOO_MANY_SECOND_FACTORS'],
});

export const addStaffAuthenticator = operation({
  id: 'addStaffAuthenticator',
  method: 'POST',
  path: '/api/admin/account/authenticators',
  access: 'staff',
  permission: 'own',
  whileEnrolling: true,
  fresh: true,
  summary: 'Adds the authenticator whose code this is. With the first second factor, all other sessions end',
  body: z.object({ ticket: shortText, code: z.string().check(z.maxLength(20)), label }),
  value: Added,
  errors: ['INVALID_VERIFICATION_CODE', 'CODE_EXPIRED', 'TOO_MANY_SECOND_FACTORS', 'TOO_MANY_REQUESTS'],
});

export const beginStaffPasskey = operation({
  id: 'beginStaffPasskey',
  method: 'POST',
  path: '/api/admin/account/passkeys/options',
  access: 'staff',
  permission: 'own',
  whileEnrolling: true,
  fresh: true,
  summary: 'What the browser makes a passkey from. Holds once, for 5 minutes',
  value: PasskeyCreation,
  errors: ['LOGIN_METHOD_CLOSED', 'TOO_MANY_SECOND_FACTORS'],
});

export const addStaffPasskey = operation({
  id: 'addStaffPasskey',
  method: 'POST',
  path: '/api/admin/account/passkeys',
  access: 'staff',
  permission: 'own',
  whileEnrolling: true,
  fresh: true,
  summary: 'Adds a passkey that the browser has made. With the first second factor, all other sessions end',
  body: z.object({ response: PasskeyAttestation, label }),
  value: Added,
  errors: ['PASSKEY_REFUSED', 'LOGIN_METHOD_CLOSED', 'TOO_MANY_SECOND_FACTORS'],
});

export const removeStaffSecondFactor = operation({
  id: 'removeStaffSecondFactor',
  method: 'DELETE',
  path: '/api/admin/account/second-factors/{kind}/{id}',
  access: 'staff',
  permission: 'own',
  fresh: true,
  summary: 'Removes one of several second factors, and ends all other sessions. The last one stays',
  params: z.object({ kind: z.enum(secondFactorKinds), id: Id }),
  value: Nothing,
  errors: ['NOT_FOUND', 'LAST_SECOND_FACTOR'],
});

export const newStaffRecoveryCodes = operation({
  id: 'newStaffRecoveryCodes',
  method: 'POST',
  path: '/api/admin/account/recovery-codes',
  access: 'staff',
  permission: 'own',
  fresh: true,
  summary: 'Recovery codes in place of those there are, shown once',
  value: Added,
  errors: ['NOT_POSSIBLE'],
});

export const changeStaffPassword = operation({
  id: 'changeStaffPassword',
  method: 'PUT',
  path: '/api/admin/account/password',
  access: 'staff',
  permission: 'own',
  fresh: true,
  summary: 'Changes the own password, and ends all other sessions',
  body: z.object({ password: shortText, newPassword: shortText }),
  value: Nothing,
  errors: ['WRONG_PASSWORD', 'VALIDATION', 'TOO_MANY_REQUESTS'],
});

export const StaffSession = z.object({
  id: Id,
  userAgent: z.string(),
  ip: z.string(),
  openedAt: Instant,
  /** To the minute. */
  usedAt: Instant,
  endsAt: Instant,
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});
export type StaffSession = z.infer<typeof StaffSession>;

export const StaffSessions = z.object({ list: z.array(StaffSession) });

export const staffSessions = operation({
  id: 'staffSessions',
  method: 'GET',
  path: '/api/admin/account/sessions',
  access: 'staff',
  permission: 'own',
  summary: 'The open sessions of the signed-in employee',
  value: StaffSessions,
});

export const endStaffSession = operation({
  id: 'endStaffSession',
  method: 'DELETE',
  path: '/api/admin/account/sessions/{id}',
  access: 'staff',
  permission: 'own',
  summary: 'Ends one of the own sessions',
  params: z.object({ id: Id }),
  value: Nothing,
  errors: ['NOT_FOUND'],
});

export const endOtherStaffSessions = operation({
  id: 'endOtherStaffSessions',
  method: 'DELETE',
  path: '/api/admin/account/sessions',
  access: 'staff',
  permission: 'own',
  summary: 'Ends all own sessions but this one',
  value: Nothing,
});

/** How somebody signed in: `password` where they had no second factor. */
export const staffSignInWays = ['password', 'authenticator', 'passkey', 'recovery_code'] as const;
export type StaffSignInWay = (typeof staffSignInWays)[number];

export const StaffSignIn = z.object({
  id: Id,
  at: Instant,
  ip: z.string(),
  /** Empty for those of before it was recorded. */
  userAgent: z.string(),
  way: z.nullable(z.enum(staffSignInWays)),
});
export type StaffSignIn = z.infer<typeof StaffSignIn>;

export const staffSignIns = operation({
  id: 'staffSignIns',
  method: 'GET',
  path: '/api/admin/account/sign-ins',
  access: 'staff',
  permission: 'own',
  summary: 'The last sign-ins of the signed-in employee, the newest first',
  value: z.object({ list: z.array(StaffSignIn) }),
});

export const askStaffConfirmation = operation({
  id: 'askStaffConfirmation',
  method: 'POST',
  path: '/api/admin/session/confirmation/options',
  access: 'staff',
  permission: 'own',
  whileEnrolling: true,
  summary:
    'What the employee confirms by that it is them: a second factor, or their password where they have none (null)',
  value: z.nullable(SecondFactorAsked),
});

export const confirmStaffSession = operation({
  id: 'confirmStaffSession',
  method: 'POST',
  path: '/api/admin/session/confirmation',
  access: 'staff',
  permission: 'own',
  whileEnrolling: true,
  summary: 'Confirms that it is the employee: for some minutes, calls that ask for it are carried out',
  body: z.object({ password: optionalText, ...secondFactorFields }),
  value: Nothing,
  errors: [
    'WRONG_PASSWORD',
    'MISSING_VERIFICATION_CODE',
    'INVALID_VERIFICATION_CODE',
    'PASSKEY_REFUSED',
    'TOO_MANY_REQUESTS',
  ],
});
