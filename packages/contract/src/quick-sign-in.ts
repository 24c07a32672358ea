import * as z from 'zod/mini';
import { Id, Instant, Nothing } from './common.ts';
import { deviceFields, invitationErrors, RegisterBody, SignedIn } from './identity.ts';
import { operation } from './operation.ts';

const shortText = z.string().check(z.maxLength(200));
const optionalText = z._default(shortText, '');
/** Bytes as WebAuthn writes them in JSON. */
const bytes = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]*$/, 'pattern'));

/** The party behind a button, for its logo; `OTHER` has none. */
export const providerKinds = ['GOOGLE', 'FACEBOOK', 'LINE', 'ZALO', 'TELEGRAM', 'OTHER'] as const;
export type ProviderKind = (typeof providerKinds)[number];

/** What a phone sign-in provider is used for, if the brand enables it. */
export const phoneProviderUses = ['register', 'login', 'forgot'] as const;
export type PhoneProviderUse = (typeof phoneProviderUses)[number];

/** A provider that states who somebody is (OpenID Connect). */
export const SignInProvider = z.object({ id: z.string(), kind: z.enum(providerKinds), label: z.string() });
export type SignInProvider = z.infer<typeof SignInProvider>;

export const PhoneProvider = z.object({
  /** The value to send as `firebaseChannel`. */
  channel: z.string(),
  /** The page that the site opens in its own window, with `phone`, `language` and the site's `origin` in its query. */
  url: z.string(),
  uses: z.array(z.enum(phoneProviderUses)),
});
export type PhoneProvider = z.infer<typeof PhoneProvider>;

export const SignInWays = z.object({
  /** The only host on which passkeys and providers work. */
  host: z.string(),
  passkeys: z.boolean(),
  providers: z.array(SignInProvider),
  phoneProvider: z.nullable(PhoneProvider),
});
export type SignInWays = z.infer<typeof SignInWays>;

export const signInWays = operation({
  id: 'signInWays',
  method: 'GET',
  path: '/api/session/ways',
  access: 'public',
  summary: 'The ways of signing in beyond passwords and codes',
  value: SignInWays,
});

export const CredentialDescriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

/** The options for creating a passkey: PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(CredentialDescriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** The options for signing in: PublicKeyCredentialRequestOptionsJSON. It names no passkey: the browser offers those it has. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

const attachment = z.optional(z.enum(['platform', 'cross-platform']));
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key'), authenticatorAttachment: attachment };

/** A new passkey, as the browser reports it: RegistrationResponseJSON. */
export const PasskeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(shortText).check(z.maxLength(10))),
  }),
});
export type PasskeyAttestation = z.infer<typeof PasskeyAttestation>;

/** A passkey's signature, as the browser reports it: AuthenticationResponseJSON. */
export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(bytes),
  }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

/** The login password if the account has one; else an authenticator code if it has an authenticator. */
const ownProof = { password: optionalText, code: optionalText };
const proofErrors = [
  'WRONG_PASSWORD',
  'INVALID_VERIFICATION_CODE',
  'TRUE_ACCOUNT_REQUIRED',
  'TOO_MANY_REQUESTS',
] as const;

/** The member's label for a passkey. */
const PasskeyLabel = z.string().check(z.minLength(1), z.maxLength(60));

export const beginPasskey = operation({
  id: 'beginPasskey',
  method: 'POST',
  path: '/api/member/passkeys/options',
  access: 'member',
  encrypted: true,
  summary: 'What the browser makes a passkey of the member’s from. Holds once, for 5 minutes',
  body: z.object(ownProof),
  value: PasskeyCreation,
  errors: [...proofErrors, 'LOGIN_METHOD_CLOSED', 'TOO_MANY_PASSKEYS'],
});

export const addPasskey = operation({
  id: 'addPasskey',
  method: 'POST',
  path: '/api/member/passkeys',
  access: 'member',
  summary: 'Keeps a passkey that the browser has made',
  body: z.object({ response: PasskeyAttestation, label: PasskeyLabel }),
  value: z.object({ id: Id }),
  errors: ['VALIDATION', 'PASSKEY_REFUSED', 'TOO_MANY_PASSKEYS', 'TRUE_ACCOUNT_REQUIRED'],
});

export const Passkey = z.object({
  id: Id,
  label: z.string(),
  /** The device's maker synchronises it to all devices of its owner. */
  isSynced: z.boolean(),
  createdAt: Instant,
  usedAt: z.nullable(Instant),
});
export type Passkey = z.infer<typeof Passkey>;

export const memberPasskeys = operation({
  id: 'memberPasskeys',
  method: 'GET',
  path: '/api/member/passkeys',
  access: 'member',
  summary: 'The member’s passkeys, the newest first, and what adding one asks for',
  value: z.object({ list: z.array(Passkey), proof: z.enum(['password', 'authenticator', 'none']) }),
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

export const renamePasskey = operation({
  id: 'renamePasskey',
  method: 'PUT',
  path: '/api/member/passkeys/{id}',
  access: 'member',
  summary: 'Gives a passkey another name',
  params: z.object({ id: Id }),
  body: z.object({ label: PasskeyLabel }),
  value: Nothing,
  errors: ['VALIDATION', 'NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED'],
});

export const removePasskey = operation({
  id: 'removePasskey',
  method: 'POST',
  path: '/api/member/passkeys/{id}/remove',
  access: 'member',
  encrypted: true,
  summary: 'Takes a passkey back: nobody signs in by it any more',
  params: z.object({ id: Id }),
  body: z.object(ownProof),
  value: Nothing,
  errors: [...proofErrors, 'NOT_FOUND', 'LAST_WAY_IN'],
});

export const passkeyOptions = operation({
  id: 'passkeyOptions',
  method: 'POST',
  path: '/api/session/passkey/options',
  access: 'public',
  summary: 'What a browser signs in by with a passkey, whosever it is. Holds once, for 5 minutes',
  body: z.object({}),
  value: PasskeyRequest,
  errors: ['LOGIN_METHOD_CLOSED', 'TOO_MANY_REQUESTS'],
});

const visit = {
  ...deviceFields,
  /** Signs in to the agents' area, which only agents may. */
  agentArea: z._default(z.boolean(), false),
};
const admissionErrors = ['ACCOUNT_DISABLED', 'NON_MEMBER', 'NON_AGENT'] as const;

export const passkeyLogin = operation({
  id: 'passkeyLogin',
  method: 'POST',
  path: '/api/session/passkey',
  access: 'public',
  summary: 'Signs in by a passkey. Nothing else is asked: it is a thing one has and a person it knows',
  body: z.object({ response: PasskeyAssertion, ...visit }),
  value: SignedIn,
  errors: ['PASSKEY_REFUSED', 'LOGIN_METHOD_CLOSED', 'TOO_MANY_REQUESTS', ...admissionErrors],
});

const ProviderName = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'pattern'));

export const beginProvider = operation({
  id: 'beginProvider',
  method: 'POST',
  path: '/api/session/providers/{id}',
  access: 'public',
  summary:
    'Begins a visit to a sign-in provider: where to send the browser. A cookie binds what comes back to this browser',
  params: z.object({ id: ProviderName }),
  body: z.object({
    /** To link the provider's account to the member's own: the answer of `beginLink`. */
    link: optionalText,
    agentArea: z._default(z.boolean(), false),
  }),
  value: z.object({ url: z.string() }),
  errors: ['LOGIN_METHOD_CLOSED', 'PROVIDER_LOGIN_FAILED', 'VERIFICATION_REQUIRED', 'TOO_MANY_REQUESTS'],
});

/** What is known of a newcomer, for the form that completes the registration. */
const Newcomer = z.object({
  /** The ticket to register with: `registerByProvider`. */
  ticket: z.string(),
  provider: z.string(),
  username: z.string(),
  email: z.string(),
  nickname: z.string(),
  fullName: z.string(),
});
export type Newcomer = z.infer<typeof Newcomer>;

export const providerLogin = operation({
  id: 'providerLogin',
  method: 'POST',
  path: '/api/session/provider',
  access: 'public',
  summary:
    'Ends a visit to a sign-in provider with the ticket its page was given: signed in, linked, or somebody new. One of the three is told',
  body: z.object({ ticket: shortText, ...deviceFields }),
  value: z.object({
    signedIn: z.nullable(SignedIn),
    newcomer: z.nullable(Newcomer),
    linked: z.nullable(z.object({ provider: z.string() })),
  }),
  errors: [
    'PROVIDER_LOGIN_FAILED',
    'ACCOUNT_LINKED',
    'EXTRA_VERIFICATION_REQUIRED',
    'REGISTRATION_CLOSED',
    ...admissionErrors,
  ],
});

export const registerByProvider = operation({
  id: 'registerByProvider',
  method: 'PUT',
  path: '/api/register/provider',
  access: 'public',
  encrypted: true,
  summary: 'Registers a visitor who came by a sign-in provider and signs them in. No password is asked',
  body: z.extend(RegisterBody, { ticket: shortText, username: optionalText }),
  value: SignedIn,
  errors: [
    'VALIDATION',
    'PROVIDER_LOGIN_FAILED',
    'ACCOUNT_LINKED',
    'USERNAME_TAKEN',
    'MOBILE_TAKEN',
    'REGISTRATION_CLOSED',
    ...invitationErrors,
    'VERIFICATION_REQUIRED',
    'INVALID_PHONE_NUMBER',
    'INVALID_VERIFICATION_CODE',
    'CODE_EXPIRED',
    'TOO_MANY_REQUESTS',
  ],
});

export const LinkedAccount = z.object({
  provider: SignInProvider,
  /** The account's name at the provider, partly masked. */
  name: z.string(),
  linkedAt: Instant,
  usedAt: z.nullable(Instant),
});
export type LinkedAccount = z.infer<typeof LinkedAccount>;

export const linkedAccounts = operation({
  id: 'linkedAccounts',
  method: 'GET',
  path: '/api/member/linked-accounts',
  access: 'member',
  summary: 'Accounts elsewhere that the member signs in by, the providers they could link, and what linking asks for',
  value: z.object({
    list: z.array(LinkedAccount),
    open: z.array(SignInProvider),
    proof: z.enum(['password', 'authenticator', 'none']),
  }),
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

export const beginLink = operation({
  id: 'beginLink',
  method: 'POST',
  path: '/api/member/linked-accounts',
  access: 'member',
  encrypted: true,
  summary: 'Lets the member link an account elsewhere: what to send along with `beginProvider`',
  body: z.object({ provider: ProviderName, ...ownProof }),
  value: z.object({ link: z.string() }),
  errors: [...proofErrors, 'LOGIN_METHOD_CLOSED', 'ACCOUNT_LINKED'],
});

export const unlinkAccount = operation({
  id: 'unlinkAccount',
  method: 'POST',
  path: '/api/member/linked-accounts/{id}/remove',
  access: 'member',
  encrypted: true,
  summary: 'Takes an account elsewhere off the member’s own, unless it is their only way in',
  params: z.object({ id: ProviderName }),
  body: z.object(ownProof),
  value: Nothing,
  errors: [...proofErrors, 'NOT_FOUND', 'LAST_WAY_IN'],
});
