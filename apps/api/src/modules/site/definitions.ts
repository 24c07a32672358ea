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
  RegisterField,
  Resource,
  socialNetworks,
} from '@champa/contract';
import * as z from 'zod/mini';
import type { Shape, Upgrade } from '../../platform/stored.ts';
import { pointsSettings } from './domain/points-settings.ts';
import type { SettingKey, Settings } from './domain/settings.ts';
import { transferSettings } from './domain/transfer-settings.ts';
import { turnoverSettings, withdrawalSettings, withdrawalUpgrades } from './domain/withdrawal-settings.ts';

/** One setting of the brand. */
export type Definition<T> = Shape<T> & {
  /**
   * Applies while the stored value cannot be read, with `settings` holding the default in its place: never more than
   * the operator may have allowed. The operator is alerted (log, metric, `bin/champa settings list`).
   */
  closed: (settings: Settings) => Settings;
  /** Of a list, or of names with values: keeps the readable parts, and reports the others. */
  readParts?: (stored: unknown) => { parts: unknown; unread: string[] } | null;
};

const count = z.int().check(z.minimum(0), z.maximum(1_000_000));
const atLeastOne = z.int().check(z.minimum(1), z.maximum(1_000_000));
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

/** Every setting: its schema, its earlier versions, and what applies when it cannot be read. */
export const definitions: { [K in SettingKey]: Definition<Settings[K]> } = {
  brand: whole(z.extend(Brand, { country: z.string().check(z.regex(/^[A-Z]{2}$/)) }), closeSite),
  whitelabel: entries(z.string(), z.boolean()) as Definition<Settings['whitelabel']>,
  registration: whole(
    z.object({
      fields: z.array(RegisterField),
      age: z.object({ confirmation: count, birthday: count }),
      termsVersion: z.string().check(z.minLength(1)),
      refuseCommonPasswords: z.boolean(),
      accountsPerAddressAndHour: count,
    }),
    closeRegistration,
  ),
  signIn: whole(
    z.object({
      captchaAfterFailures: count,
      check: z.enum(['none', 'slider']),
      extraVerification: z.boolean(),
      passwordExpiryDays: count,
      encryptedPayloads: z.enum(['accepted', 'required']),
    }),
    (settings) => ({ ...settings, signIn: { ...settings.signIn, check: 'slider', extraVerification: true } }),
  ),
  signInProviders: list(signInProvider),
  phoneProvider: whole(z.nullable(phoneProvider), (settings) => ({ ...settings, phoneProvider: null })),
  profile: whole(z.object({ fields: z.array(z.enum(profileFields)) }), theDefault),
  payees: whole(
    z.object({
      banks: z.array(payeeProvider),
      wallets: z.array(payeeProvider),
      networks: z.array(z.enum(cryptoNetworks)),
      most: z.object({ BANK: count, E_WALLET: count, CRYPTO: count }),
      holdHours: z.number().check(z.minimum(0)),
    }),
    (settings) => ({ ...settings, payees: { ...settings.payees, most: { BANK: 0, E_WALLET: 0, CRYPTO: 0 } } }),
  ),
  withdrawals: whole(withdrawalSettings, leaveWithdrawalsToStaff, withdrawalUpgrades),
  turnover: whole(turnoverSettings, leaveWithdrawalsToStaff),
  transfers: whole(transferSettings, (settings) => ({
    ...settings,
    transfers: { ...settings.transfers, autoIn: false, memberMax: '0', memberDay: '0' },
  })),
  codes: whole(z.object({ expiredMinutes: atLeastOne }), theDefault),
  freePlay: whole(
    z.object({ amount: Decimal, currency: z.string(), hours: atLeastOne, accountsPerAddressAndDay: count }),
    (settings) => ({ ...settings, whitelabel: { ...settings.whitelabel, FREEPLAY: false } }),
  ),
  deposits: whole(z.object({ perMinute: count, perHour: count, perDay: count, openAtOnce: count }), (settings) => ({
    ...settings,
    deposits: { perMinute: 1, perHour: 1, perDay: 1, openAtOnce: 1 },
  })),
  inbox: whole(z.object({ keepDays: atLeastOne }), (settings) => ({ ...settings, inbox: { keepDays: KEPT_FOR_NOW } })),
  facts: whole(z.object({ keepDays: atLeastOne }), (settings) => ({ ...settings, facts: { keepDays: KEPT_FOR_NOW } })),
  promotions: whole(
    z.object({ excludeLinked: z.array(z.enum(['device', 'account', 'ip', 'referral'])) }),
    (settings) => ({ ...settings, promotions: { excludeLinked: ['device', 'account', 'ip', 'referral'] } }),
  ),
  rebate: whole(
    z.object({
      rates: z.partialRecord(GameCategory, z.array(z.object({ from: Decimal, rate: Decimal }))),
      minClaim: Decimal,
      since: z.nullable(z.iso.date()),
    }),
    (settings) => ({ ...settings, whitelabel: { ...settings.whitelabel, MANPLAYREB3: false } }),
  ),
  points: whole(pointsSettings, (settings) => ({
    ...settings,
    points: { ...settings.points, isOffered: false, convert: { ...settings.points.convert, isOffered: false } },
  })),
  registerCentre: whole(z.object({ mostLinks: count, accountsPerHour: count, accountsPerDay: count }), (settings) => ({
    ...settings,
    registerCentre: { mostLinks: 0, accountsPerHour: 0, accountsPerDay: 0 },
  })),
  responsiblePlay: whole(z.object({ realityCheckMinutes: atLeastOne }), theDefault),
  session: whole(z.object({ idleMinutes: atLeastOne, hours: atLeastOne, single: z.boolean() }), (settings) => ({
    ...settings,
    session: { ...settings.session, single: true },
  })),
  maintenance: whole(z.object({ on: z.boolean(), message: z.string(), endTime: z.nullable(z.string()) }), closeSite),
  region: whole(
    z.object({
      mode: z.enum(['off', 'block', 'allow']),
      countries: z.array(z.string()),
      database: z.nullable(z.string()),
      header: z.nullable(z.string()),
    }),
    closeSite,
  ),
  customerService: list(z.object({ csType: z.string(), title: z.string(), path: serviceAddress })),
  liveChats: list(z.object({ id: z.string(), title: LocalText, url: webAddress })),
  inHouseAccountTypes: list(z.string()),
  imageCDNs: list(siteAddress),
  launchGameCDNs: list(siteAddress),
  domainRoute: list(webAddress),
  analytics: whole(
    z.object({ gtagId: z.nullable(z.string().check(z.regex(/^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/))) }),
    theDefault,
  ),
  social: entries(z.enum(socialNetworks), webAddress) as Definition<Settings['social']>,
  licence: whole(info.shape.licence, theDefault),
  about: entries(Language, z.string()) as Definition<Settings['about']>,
  countries: list(Country),
  resources: list(z.extend(Resource, { url: siteAddress })),
};

/** An unreadable number of days must not delete anything. */
const KEPT_FOR_NOW = 100_000;

function theDefault(settings: Settings): Settings {
  return settings;
}

function closeSite(settings: Settings): Settings {
  return { ...settings, maintenance: { on: true, message: '', endTime: null } };
}

function closeRegistration(settings: Settings): Settings {
  const closed = { USERNAMEREG3: false, MOBILENUMREG3: false, ONECLICKREG: false };
  return { ...settings, whitelabel: { ...settings.whitelabel, ...closed } };
}

function leaveWithdrawalsToStaff(settings: Settings): Settings {
  const { withdrawals } = settings;
  return {
    ...settings,
    withdrawals: { ...withdrawals, automatic: { below: '0', maxScore: 0 }, payoutProvider: null },
  };
}

/** Of a single value: it is read whole, or not at all. */
function whole<T>(
  schema: z.ZodMiniType<T>,
  closed: Definition<T>['closed'],
  upgrades: readonly Upgrade[] = [],
): Definition<T> {
  return { schema, closed, upgrades };
}

function list<T>(item: z.ZodMiniType<T>): Definition<T[]> {
  return {
    schema: z.array(item),
    upgrades: [],
    closed: theDefault,
    readParts(stored) {
      if (!Array.isArray(stored)) return null;
      const isRead = stored.map((each) => item.safeParse(each).success);
      return {
        parts: stored.filter((_, index) => isRead[index]),
        unread: isRead.flatMap((fits, index) => (fits ? [] : [`entry ${index + 1}`])),
      };
    },
  };
}

/** Names with values; a name without a stored value has its default. */
function entries<K extends string, T>(
  key: z.ZodMiniType<K>,
  value: z.ZodMiniType<T>,
): Definition<Partial<Record<K, T>>> {
  return {
    schema: z.partialRecord(key as z.ZodMiniType<K> & z.core.$ZodRecordKey, value) as never,
    upgrades: [],
    closed: theDefault,
    readParts(stored) {
      if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
      const fits = ([name, each]: [string, unknown]) => key.safeParse(name).success && value.safeParse(each).success;
      const all = Object.entries(stored);
      return {
        parts: Object.fromEntries(all.filter(fits)),
        unread: all.filter((entry) => !fits(entry)).map(([name]) => name),
      };
    },
  };
}

/** A sign-in provider as an operator wrote it. @throws Error that names its faults */
export function readProvider(written: unknown): Settings['signInProviders'][number] {
  return signInProvider.parse(written);
}

/** The phone sign-in provider as an operator wrote it. @throws Error that names its faults */
export function readPhoneProvider(written: unknown): Settings['phoneProvider'] {
  return phoneProvider.parse(written);
}
