import {
  Brand,
  Country,
  cryptoNetworks,
  Decimal,
  GameCategory,
  Language,
  LocalText,
  Permission,
  phoneProviderUses,
  profileFields,
  providerKinds,
  Resource,
  socialNetworks,
} from '@champa/contract';
import * as z from 'zod/mini';
import { pointsSettings } from './points-settings.ts';
import { defaultSettings, type SettingKey, type Settings } from './settings.ts';
import { transferSettings } from './transfer-settings.ts';
import { turnoverSettings, withdrawalSettings } from './withdrawal-settings.ts';

const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s"'<>\\]+$/i));
const siteAddress = z.string().check(z.regex(/^(?:https?:\/\/|\/(?!\/))[^\s"'<>\\]*$/i));
const serviceAddress = z.string().check(z.regex(/^(?:https?|mailto|tel|tg|line|whatsapp):[^\s"'<>\\]+$/i));
const payeeProvider = z.object({ code: z.string(), name: z.string() });
const { info } = Permission.shape;

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

const phoneProvider = z.object({
  channel: z.string(),
  url: webAddress,
  issuer: z.string().check(z.minLength(1)),
  audience: z.string().check(z.minLength(1)),
  keys: webAddress,
  uses: z.array(z.enum(phoneProviderUses)),
});

/** Takes of a stored value what fits; where nothing does, the default. */
type Reader<T> = (stored: unknown, fallback: T) => T;

/** Settings that leave the server or lock it: each is checked when it is read, whoever wrote it. */
const readers: { [K in SettingKey]?: Reader<Settings[K]> } = {
  brand: whole(z.extend(Brand, { country: z.string().check(z.regex(/^[A-Z]{2}$/)) })),
  whitelabel: entries(z.string(), z.boolean()),
  maintenance: whole(z.object({ on: z.boolean(), message: z.string(), endTime: z.nullable(z.string()) })),
  region: whole(
    z.object({
      mode: z.enum(['off', 'block', 'allow']),
      countries: z.array(z.string()),
      database: z.nullable(z.string()),
      header: z.nullable(z.string()),
    }),
  ),
  signInProviders: list(signInProvider),
  phoneProvider: whole(z.nullable(phoneProvider)),
  customerService: list(z.object({ csType: z.string(), title: z.string(), path: serviceAddress })),
  liveChats: list(z.object({ id: z.string(), title: LocalText, url: webAddress })),
  imageCDNs: list(siteAddress),
  launchGameCDNs: list(siteAddress),
  domainRoute: list(webAddress),
  inHouseAccountTypes: list(z.string()),
  profile: whole(z.object({ fields: z.array(z.enum(profileFields)) })),
  payees: whole(
    z.object({
      banks: z.array(payeeProvider),
      wallets: z.array(payeeProvider),
      networks: z.array(z.enum(cryptoNetworks)),
      most: z.object({ BANK: z.int(), E_WALLET: z.int(), CRYPTO: z.int() }),
      holdHours: z.number().check(z.minimum(0)),
    }),
  ),
  withdrawals: whole(withdrawalSettings),
  turnover: whole(turnoverSettings),
  promotions: whole(z.object({ excludeLinked: z.array(z.enum(['device', 'account', 'ip', 'referral'])) })),
  facts: whole(z.object({ keepDays: z.int().check(z.minimum(1)) })),
  transfers: whole(transferSettings),
  points: whole(pointsSettings),
  rebate: whole(
    z.object({
      rates: z.partialRecord(GameCategory, z.array(z.object({ from: Decimal, rate: Decimal }))),
      minClaim: Decimal,
      since: z.nullable(z.iso.date()),
    }),
  ),
  analytics: whole(z.object({ gtagId: z.nullable(z.string().check(z.regex(/^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/))) })),
  social: entries(z.enum(socialNetworks), webAddress),
  licence: whole(info.shape.licence),
  about: entries(Language, z.string()),
  countries: list(Country),
  resources: list(z.extend(Resource, { url: siteAddress })),
};

/** A sign-in provider as somebody wrote it. @throws an error that names what is wrong with it */
export function readProvider(written: unknown): Settings['signInProviders'][number] {
  return signInProvider.parse(written);
}

/** The phone sign-in provider as somebody wrote it. @throws an error that names what is wrong with it */
export function readPhoneProvider(written: unknown): Settings['phoneProvider'] {
  return phoneProvider.parse(written);
}

/**
 * The settings as the rest of the program may rely on them: what the database has, over the defaults. Settings nobody knows
 * are passed over, and one that is no longer what it should be has its default, so that no row can keep the site from opening.
 */
export function readSettings(stored: Readonly<Record<string, unknown>>): Settings {
  const read = <K extends SettingKey>(key: K): Settings[K] => {
    const fallback = defaultSettings[key];
    const value = stored[key];
    if (value === undefined) return fallback;
    const reader = readers[key] as Reader<Settings[K]> | undefined;
    return reader ? reader(value, fallback) : alike(value, fallback);
  };
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as Settings;
}

const keys = Object.keys(defaultSettings) as SettingKey[];

/** Of one piece: what is stored over the default's fields, if all of it fits. */
function whole<T>(schema: z.ZodMiniType<T>): Reader<T> {
  return (stored, fallback) => {
    const parsed = schema.safeParse(isRecord(stored) && isRecord(fallback) ? { ...fallback, ...stored } : stored);
    return parsed.success ? parsed.data : fallback;
  };
}

function list<T>(item: z.ZodMiniType<T>): Reader<T[]> {
  return (stored, fallback) => (Array.isArray(stored) ? stored.flatMap((each) => fitting(item, each)) : fallback);
}

function entries<T>(key: z.ZodMiniType, value: z.ZodMiniType): Reader<T> {
  return (stored, fallback) => {
    if (!isRecord(stored)) return fallback;
    const kept = Object.entries(stored).filter(
      ([name, each]) => key.safeParse(name).success && value.safeParse(each).success,
    );
    return { ...fallback, ...Object.fromEntries(kept) };
  };
}

function fitting<T>(schema: z.ZodMiniType<T>, value: unknown): T[] {
  const parsed = schema.safeParse(value);
  return parsed.success ? [parsed.data] : [];
}

/** A setting without a schema of its own: each of its fields must be of the default's kind. */
function alike<T>(stored: unknown, fallback: T): T {
  if (!isRecord(fallback) || !isRecord(stored)) return sameKind(stored, fallback) ? (stored as T) : fallback;
  const kept = Object.entries(stored).filter(([name, each]) => sameKind(each, fallback[name]));
  return { ...fallback, ...Object.fromEntries(kept) };
}

function sameKind(a: unknown, b: unknown): boolean {
  return typeof a === typeof b && Array.isArray(a) === Array.isArray(b) && (a === null) === (b === null);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
