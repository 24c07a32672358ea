import {
  Brand,
  Country,
  type featureFlags,
  houseTheme,
  Instant,
  Language,
  languages,
  LocalText,
  Permission,
  Resource,
  type SocialNetwork,
  socialNetworks,
  type Theme,
  themeColours,
  ThemeSchema,
  tokensOf,
} from '@champa/contract';
import * as z from 'zod/mini';
import { closing, defineList, defineNames, defineSetting, unchanged, type ValuesOf } from '../settings/index.ts';
import { defaultCountries } from './domain/countries.ts';
import type { RegionSetting } from './domain/region.ts';

const { info } = Permission.shape;
const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s"'<>\\]+$/i));
const siteAddress = z.string().check(z.regex(/^(?:https?:\/\/|\/(?!\/))[^\s"'<>\\]*$/i));
const serviceAddress = z.string().check(z.regex(/^(?:https?|mailto|tel|tg|line|whatsapp):[^\s"'<>\\]+$/i));

/** What visitors read meanwhile by language; where it says nothing, they read the release's own text. */
export type MaintenanceSetting = { on: boolean; message: LocalText; endTime: string | null };

const { catch: otherwise } = z;

export const maintenanceSetting = defineSetting<MaintenanceSetting>({
  key: 'maintenance',
  group: 'openness',
  // A time that nobody can read is left out: it must not close the site.
  schema: z.object({ on: z.boolean(), message: LocalText, endTime: otherwise(z.nullable(Instant), null) }),
  default: { on: false, message: {}, endTime: null },
  upgrades: [({ message, ...rest }: { message: string }) => ({ ...rest, message: inEveryLanguage(message) })],
  closed: closedToAll,
});

const closesSite = [closing(maintenanceSetting, closedToAll)];

function closedToAll(): MaintenanceSetting {
  return { on: true, message: {}, endTime: null };
}

/** One text for all visitors. */
export function inEveryLanguage(text: string): LocalText {
  return text === '' ? {} : Object.fromEntries(languages.map((language) => [language, text]));
}

export type BrandSettings = Brand & { country: string };

export const brandSetting = defineSetting<BrandSettings>({
  key: 'brand',
  group: 'brand',
  schema: z.extend(Brand, { country: z.string().check(z.regex(/^[A-Z]{2}$/)) }),
  default: {
    merchantCode: 'champa',
    name: 'Champa',
    currency: 'LAK',
    currencySymbol: '₭',
    timeZone: 'Asia/Vientiane',
    country: 'LA',
    languages: ['lo', 'en', 'cn'],
    defaultLanguage: 'lo',
    tokens: {},
  },
  closed: unchanged,
  closes: closesSite,
});

export const themeSetting = defineSetting<Theme>({
  key: 'theme',
  group: 'look',
  schema: ThemeSchema,
  default: houseTheme,
  closed: unchanged,
});

const ofTheme: ReadonlySet<string> = new Set(themeColours.flatMap((name) => [name, `dark.${name}`, `light.${name}`]));

/** The brand with all its design tokens: those of the theme are the theme's alone. */
export function brandOf({ brand, theme }: { brand: BrandSettings; theme: Theme }): BrandSettings {
  const others = Object.entries(brand.tokens).filter(([name]) => !ofTheme.has(name));
  return { ...brand, tokens: { ...Object.fromEntries(others), ...tokensOf(theme) } };
}

export const regionSetting = defineSetting<RegionSetting>({
  key: 'region',
  group: 'brand',
  schema: z.object({
    mode: z.enum(['off', 'block', 'allow']),
    countries: z.array(z.string()),
    database: z.nullable(z.string()),
    header: z.nullable(z.string()),
  }),
  default: { mode: 'off', countries: [], database: null, header: null },
  closed: unchanged,
  closes: closesSite,
});

type Whitelabel = Record<(typeof featureFlags)[number], boolean> & Record<string, boolean>;

/** What the brand offers. A flag of a module's own is declared here, too: the site's bootstrap names them all. */
export const whitelabelSetting = defineNames<Whitelabel>({
  key: 'whitelabel',
  group: 'brand',
  name: z.string(),
  value: z.boolean(),
  default: {
    USERNAMEREG3: true,
    MOBILENUMREG3: false,
    MOBILENUMPASSREG3: false,
    REGMOBVERF3: false,
    CHNGPASSVERIF3: false,
    AGENTPOLICY3: false,
    MANPLAYREB3: false,
    // Sign-in by a code to the mobile number, or in place of the password; by a passkey; one-click registration; free play; the
    // dialog that asks members to change a password that they were given.
    SMSLOGIN: true,
    DYNAMICPASS: true,
    PASSKEY: true,
    ONECLICKREG: false,
    FREEPLAY: true,
    FORCEPASSCHANGE: true,
    // Entries of the menus, for what a brand offers.
    VIP: false,
    REFERRAL: false,
    // Transfers along a member's line.
    TRANSFERUPLINE: true,
    // Kinds of agents' contracts that are offered, and their pages.
    AGENTDIVIDEND: false,
    AGENTDAILYWAGE: false,
    AGENTHOURSALARY: false,
    AGENTREALTIMESALARY: false,
  },
});

/** `path` in plain text; the bootstrap encrypts it. */
export const customerServiceSetting = defineList({
  key: 'customerService',
  group: 'contact',
  item: z.object({ csType: z.string(), title: z.string(), path: serviceAddress }),
  default: [],
});

/** Chats that open in a frame. */
export const liveChatsSetting = defineList({
  key: 'liveChats',
  group: 'contact',
  item: z.object({ id: z.string(), title: LocalText, url: webAddress }),
  default: [],
});

export const imageCDNsSetting = defineList({ key: 'imageCDNs', group: 'addresses', item: siteAddress, default: [] });
export const launchGameCDNsSetting = defineList({
  key: 'launchGameCDNs',
  group: 'addresses',
  item: siteAddress,
  default: [],
});
export const domainRouteSetting = defineList({ key: 'domainRoute', group: 'addresses', item: webAddress, default: [] });

export const analyticsSetting = defineSetting<{ gtagId: string | null }>({
  key: 'analytics',
  group: 'brand',
  schema: z.object({ gtagId: z.nullable(z.string().check(z.regex(/^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/))) }),
  default: { gtagId: null },
  closed: unchanged,
});

export const socialSetting = defineNames<Partial<Record<SocialNetwork, string>>>({
  key: 'social',
  group: 'contact',
  name: z.enum(socialNetworks),
  value: webAddress,
  default: {},
});

export const licenceSetting = defineSetting<Permission['info']['licence']>({
  key: 'licence',
  group: 'contact',
  schema: info.shape.licence,
  default: null,
  closed: unchanged,
});

export const aboutSetting = defineNames<LocalText>({
  key: 'about',
  group: 'contact',
  name: Language,
  value: z.string(),
  default: {},
});

/** The countries whose mobile numbers the brand takes. */
export const countriesSetting = defineList({
  key: 'countries',
  group: 'brand',
  item: Country,
  default: defaultCountries,
});

export const resourcesSetting = defineList({
  key: 'resources',
  group: 'contact',
  item: z.extend(Resource, { url: siteAddress }),
  default: [],
});

/** Every setting of the site, by its key. */
export const siteSettings = {
  brand: brandSetting,
  theme: themeSetting,
  whitelabel: whitelabelSetting,
  maintenance: maintenanceSetting,
  region: regionSetting,
  customerService: customerServiceSetting,
  liveChats: liveChatsSetting,
  imageCDNs: imageCDNsSetting,
  launchGameCDNs: launchGameCDNsSetting,
  domainRoute: domainRouteSetting,
  analytics: analyticsSetting,
  social: socialSetting,
  licence: licenceSetting,
  about: aboutSetting,
  countries: countriesSetting,
  resources: resourcesSetting,
};

export type SiteSettings = ValuesOf<typeof siteSettings>;
