import { languages, type PhoneProviderUse, phoneProviderUses } from '@champa/contract';
import * as z from 'zod/mini';
import { defineSetting, unchanged, type ValuesOf } from '../settings/index.ts';
import type { SiteSettings } from '../site/index.ts';
import { isTemplate, type OutgoingTexts } from './domain/templates.ts';

const atLeastOne = z.int().check(z.minimum(1), z.maximum(1_000_000));
const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s"'<>\\]+$/i));

export const codesSetting = defineSetting<{ expiredMinutes: number }>({
  key: 'codes',
  group: 'members',
  schema: z.object({ expiredMinutes: atLeastOne }),
  default: { expiredMinutes: 2 },
  closed: unchanged,
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
  group: 'members',
  schema: z.nullable(phoneProvider),
  default: null,
  closed: unchanged,
});

const texts = (argument: string) =>
  z.partialRecord(
    z.enum(languages),
    z.string().check(
      z.maxLength(1000),
      z.refine((text) => isTemplate(text, argument), { error: 'argument' }),
    ),
  );
const subjects = z.partialRecord(z.enum(languages), z.string().check(z.maxLength(150)));
const template = (argument: string) => z.object({ sms: texts(argument), subject: subjects, email: texts(argument) });

/** What the brand itself wrote of the texts that go out by SMS and e-mail; where it wrote none, the platform's is sent. */
export const outgoingTextsSetting = defineSetting<OutgoingTexts>({
  key: 'outgoingTexts',
  group: 'contact',
  schema: z.object({ code: template('code'), notice: template('text') }),
  default: { code: { sms: {}, subject: {}, email: {} }, notice: { sms: {}, subject: {}, email: {} } },
  closed: unchanged,
});

export const verificationSettings = {
  codes: codesSetting,
  phoneProvider: phoneProviderSetting,
  outgoingTexts: outgoingTextsSetting,
};

/** The settings that verification reads. `signIn` is declared by sign-in, which is created later. */
export type VerificationRules = ValuesOf<typeof verificationSettings> &
  Pick<SiteSettings, 'brand'> & {
    signIn: { check: 'none' | 'slider'; encryptedPayloads: 'accepted' | 'required' };
  };
