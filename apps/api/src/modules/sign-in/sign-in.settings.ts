import { Decimal, type ProviderKind, providerKinds } from '@champa/contract';
import * as z from 'zod/mini';
import type { RegistrationRules } from '../registration/index.ts';
import type { SessionRules } from '../sessions/index.ts';
import { closing, defineList, defineSetting, unchanged, type ValuesOf } from '../settings/index.ts';
import { whitelabelSetting } from '../site/index.ts';
import type { VerificationRules } from '../verification/index.ts';

const count = z.int().check(z.minimum(0), z.maximum(1_000_000));
const atLeastOne = z.int().check(z.minimum(1), z.maximum(1_000_000));
const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s"'<>\\]+$/i));

type SignInSettings = {
  /** Failures of an account after which the letters of a picture are asked. */
  captchaAfterFailures: number;
  /** What a visitor does before signing in, registering or asking for a code. */
  check: 'none' | 'slider';
  /** Whether more than the password is asked from an address that the member never signed in from. */
  extraVerification: boolean;
  /** Days after which a password must be changed; 0: never. */
  passwordExpiryDays: number;
  /** Whether calls whose bodies may be encrypted still take plain ones. */
  encryptedPayloads: 'accepted' | 'required';
};

export const signInSetting = defineSetting<SignInSettings>({
  key: 'signIn',
  group: 'members',
  schema: z.object({
    captchaAfterFailures: count,
    check: z.enum(['none', 'slider']),
    extraVerification: z.boolean(),
    passwordExpiryDays: count,
    encryptedPayloads: z.enum(['accepted', 'required']),
  }),
  default: {
    captchaAfterFailures: 3,
    check: 'none',
    extraVerification: true,
    passwordExpiryDays: 0,
    encryptedPayloads: 'required',
  },
  closed: (initial) => ({ ...initial, check: 'slider', extraVerification: true }),
});

/** An outside service that states who somebody is (OpenID Connect), as the brand has registered with it. */
export type SignInProviderSetting = {
  /** Part of the address that the provider sends visitors back to. */
  id: string;
  kind: ProviderKind;
  label: string;
  enabled: boolean;
  /** The signer of its ID tokens; also where its endpoints are found, unless they are named. */
  issuer: string;
  endpoints: { authorization: string; token: string; keys: string; userInfo: string | null } | null;
  clientId: string;
  /** Sealed by the program's key. Null where it lies in the folder PROVIDER_SECRETS_DIR, under the id. */
  sealedSecret: string | null;
  /** How the secret is sent. */
  authentication: 'client_secret_basic' | 'client_secret_post';
  /** How its ID tokens are signed; HS256 by the secret itself. */
  algorithm: 'RS256' | 'ES256' | 'PS256' | 'EdDSA' | 'HS256';
  scopes: string[];
};

const signInProvider = z.object({
  id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/)),
  kind: z.enum(providerKinds),
  label: z.string().check(z.minLength(1), z.maxLength(40)),
  enabled: z.boolean(),
  issuer: webAddress,
  endpoints: z.nullable(
    z.object({ authorization: webAddress, token: webAddress, keys: webAddress, userInfo: z.nullable(webAddress) }),
  ),
  clientId: z.string(),
  sealedSecret: z.nullable(z.string()),
  authentication: z.enum(['client_secret_basic', 'client_secret_post']),
  algorithm: z.enum(['RS256', 'ES256', 'PS256', 'EdDSA', 'HS256']),
  scopes: z.array(z.string()),
});

export const signInProvidersSetting = defineList<SignInProviderSetting>({
  key: 'signInProviders',
  group: 'members',
  item: signInProvider,
  default: [],
});

type FreePlaySettings = { amount: string; currency: string; hours: number; accountsPerAddressAndDay: number };

export const freePlaySetting = defineSetting<FreePlaySettings>({
  key: 'freePlay',
  group: 'members',
  schema: z.object({ amount: Decimal, currency: z.string(), hours: atLeastOne, accountsPerAddressAndDay: count }),
  // Play money is a currency of its own: no report of real money can hold any of it.
  default: { amount: '10000', currency: 'PLAY', hours: 24, accountsPerAddressAndDay: 20 },
  closed: unchanged,
  closes: [closing(whitelabelSetting, (flags) => ({ ...flags, FREEPLAY: false }))],
});

export const signInSettings = {
  signIn: signInSetting,
  signInProviders: signInProvidersSetting,
  freePlay: freePlaySetting,
};

/** The settings that sign-in reads. */
export type SignInRules = ValuesOf<typeof signInSettings> & RegistrationRules & SessionRules & VerificationRules;
