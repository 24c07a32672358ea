import {
  Decimal,
  type PhoneProviderUse,
  phoneProviderUses,
  type ProviderKind,
  providerKinds,
  RegisterField,
  toldFieldNames,
  toldFields,
} from '@champa/contract';
import * as z from 'zod/mini';
import { closing, defineList, defineSetting, unchanged, type ValuesOf } from '../settings/index.ts';
import { siteSettings, whitelabelSetting } from './site.settings.ts';

// The settings of registration and sign-in. They are to move to the modules they belong to (decision 0052).

const count = z.int().check(z.minimum(0), z.maximum(1_000_000));
const atLeastOne = z.int().check(z.minimum(1), z.maximum(1_000_000));
const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s"'<>\\]+$/i));

type RegistrationSettings = {
  fields: RegisterField[];
  /** Years: what the terms box confirms, and what a birthday must show. */
  age: { confirmation: number; birthday: number };
  /** The wording of the terms that a registration accepts. */
  termsVersion: string;
  /** Whether passwords that leaks have shown most often are refused. */
  refuseCommonPasswords: boolean;
  /** A town may share one address; a program that makes accounts has one, too. */
  accountsPerAddressAndHour: number;
};

export const registrationSetting = defineSetting<RegistrationSettings>({
  key: 'registration',
  schema: z.object({
    fields: z.array(RegisterField),
    age: z.object({ confirmation: count, birthday: count }),
    termsVersion: z.string().check(z.minLength(1)),
    refuseCommonPasswords: z.boolean(),
    accountsPerAddressAndHour: count,
  }),
  default: {
    age: { confirmation: 18, birthday: 21 },
    termsVersion: '1',
    refuseCommonPasswords: true,
    accountsPerAddressAndHour: 100,
    fields: [
      field('username', 'letterFirst', 4, 20),
      field('password', 'lettersDigitsSymbols', 8, 64),
      field('confirmPassword', 'length', 8, 64),
      off(field('mobileNum', 'digits', 8, 11)),
      off(field('payeeName', 'length', 2, 60)),
      off(field('fullName', 'fullName', 3, 80)),
      off(field('nickname', 'noSpaces', 2, 20)),
      off(field('email', 'email', 5, 120)),
      off(field('birthday', 'dateYearFirst', 10, 10)),
      off(field('idNumber', 'lettersOrDigits', 5, 20)),
      off(field('paymentPassword', 'digits', 6, 6)),
      ...toldFieldNames.map((name) => {
        const { patternId, min, max } = toldFields[name];
        return off(field(name, patternId, min, max));
      }),
      off(field('recommenderId', 'digits', 6, 19)),
      { ...field('affiliateCode', 'length', 1, 40), required: false },
    ],
  },
  closed: unchanged,
  // Nobody registers.
  closes: [
    closing(whitelabelSetting, (flags) => ({
      ...flags,
      USERNAMEREG3: false,
      MOBILENUMREG3: false,
      ONECLICKREG: false,
    })),
  ],
});

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
  item: signInProvider,
  default: [],
});

/** An outside service that verifies mobile numbers and states them by ID tokens. */
export type PhoneProviderSetting = {
  channel: string;
  /** The page that the site opens in a window of its own. */
  url: string;
  issuer: string;
  audience: string;
  /** Its key set (JWKS). */
  keys: string;
  uses: PhoneProviderUse[];
};

const phoneProvider = z.object({
  channel: z.string(),
  url: webAddress,
  issuer: z.string().check(z.minLength(1)),
  audience: z.string().check(z.minLength(1)),
  keys: webAddress,
  uses: z.array(z.enum(phoneProviderUses)),
});

export const phoneProviderSetting = defineSetting<PhoneProviderSetting | null>({
  key: 'phoneProvider',
  schema: z.nullable(phoneProvider),
  default: null,
  closed: unchanged,
});

export const codesSetting = defineSetting<{ expiredMinutes: number }>({
  key: 'codes',
  schema: z.object({ expiredMinutes: atLeastOne }),
  default: { expiredMinutes: 2 },
  closed: unchanged,
});

type FreePlaySettings = { amount: string; currency: string; hours: number; accountsPerAddressAndDay: number };

export const freePlaySetting = defineSetting<FreePlaySettings>({
  key: 'freePlay',
  schema: z.object({ amount: Decimal, currency: z.string(), hours: atLeastOne, accountsPerAddressAndDay: count }),
  // Play money is a currency of its own: no report of real money can hold any of it.
  default: { amount: '10000', currency: 'PLAY', hours: 24, accountsPerAddressAndDay: 20 },
  closed: unchanged,
  closes: [closing(whitelabelSetting, (flags) => ({ ...flags, FREEPLAY: false }))],
});

export const sessionSetting = defineSetting<{ idleMinutes: number; hours: number; single: boolean }>({
  key: 'session',
  schema: z.object({ idleMinutes: atLeastOne, hours: atLeastOne, single: z.boolean() }),
  // Idle 30 minutes is what the field's test laboratories ask before money may move (compliance row 12).
  default: { idleMinutes: 30, hours: 24, single: false },
  closed: (initial) => ({ ...initial, single: true }),
});

/** A sign-in provider as somebody wrote it. @throws an error that names what is wrong with it */
export function readProvider(written: unknown): SignInProviderSetting {
  return signInProvider.parse(written);
}

/** The phone sign-in provider as somebody wrote it. @throws an error that names what is wrong with it */
export function readPhoneProvider(written: unknown): PhoneProviderSetting | null {
  return phoneProvider.parse(written);
}

function field(name: string, patternId: string, min: number, max: number): RegisterField {
  return {
    name,
    enabled: true,
    required: true,
    acceptedPattern: patternId === 'length' ? '*' : patternId,
    patternId,
    min,
    max,
  };
}

function off(asked: RegisterField): RegisterField {
  return { ...asked, enabled: false, required: false };
}

/** Every setting of registration and sign-in, by its key. */
export const accountSettings = {
  registration: registrationSetting,
  signIn: signInSetting,
  signInProviders: signInProvidersSetting,
  phoneProvider: phoneProviderSetting,
  codes: codesSetting,
  freePlay: freePlaySetting,
  session: sessionSetting,
};

/** What registration and sign-in read: their own settings, and those of the site. */
export const readByAccounts = { ...siteSettings, ...accountSettings };
export type AccountSettings = ValuesOf<typeof readByAccounts>;
