import * as z from 'zod/mini';
import { Language, SiteLanguage } from './common.ts';
import { operation } from './operation.ts';

export const featureFlags = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'CHNGPASSVERIF3',
  'AGENTPOLICY3',
  'MANPLAYREB3',
] as const;

/** The brand, for every screen: name, money, languages, design tokens that override the defaults. */
export const Brand = z.object({
  merchantCode: z.string(),
  name: z.string(),
  currency: z.string(),
  currencySymbol: z.string(),
  timeZone: z.string(),
  /** What visitors choose of. */
  languages: z.array(SiteLanguage),
  defaultLanguage: Language,
  tokens: z.record(z.string(), z.string()),
});
export type Brand = z.infer<typeof Brand>;

/** 0: the site is open, 1: maintenance, 2: the visitor's region is blocked. */
export const SystemStatus = z.object({
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  message: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  ip: z.string(),
});
export type SystemStatus = z.infer<typeof SystemStatus>;

/**
 * A channel to customer service: `csType` is LIVECHAT, TELEGRAM and so on. `path` is its address, encrypted against programs that
 * harvest addresses (see `customer-service-path.ts`).
 */
export const CustomerService = z.object({ csType: z.string(), title: z.string(), path: z.string() });
export type CustomerService = z.infer<typeof CustomerService>;

export const socialNetworks = [
  'youtube',
  'twitter',
  'tiktok',
  'facebook',
  'instagram',
  'whatsapp',
  'telegram',
  'line',
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** Texts of the brand by language; if one is missing, the default language's is used. */
export const LocalText = z.partialRecord(Language, z.string());
export type LocalText = z.infer<typeof LocalText>;

/** What visitors can install, and how. MOBILECONFIG is the profile of the iOS lite app. */
export const resourceTypes = ['Android', 'IOS', 'MOBILECONFIG', 'WEB'] as const;

export const Resource = z.object({
  resourceType: z.enum(resourceTypes),
  url: z.string(),
  labelName: z.string(),
});

export const Country = z.object({ countryCode: z.string(), countryDialingCode: z.string() });

/** The gaming licence that the footer shows. */
const Licence = z.object({ authority: z.string(), number: z.string(), statement: LocalText });

/** Everything that the site needs before its first screen. */
export const Permission = z.object({
  info: z.object({
    brand: Brand,
    customerService: z.array(CustomerService),
    domainRoute: z.array(z.string()),
    resources: z.array(Resource),
    /** The feature flags and the brand's other switches: VIP, REFERRAL, FREEPLAY, those of agents' contracts and so on. */
    whitelabel: z.record(z.string(), z.boolean()),
    /** URLs of the brand's pages; a network that is not configured is omitted. */
    social: z.partialRecord(z.enum(socialNetworks), z.string()),
    licence: z.nullable(Licence),
    about: LocalText,
    countries: z.array(Country),
    register: z.object({ username: z.boolean(), mobile: z.boolean() }),
    mainDomain: z.string(),
    analytics: z.object({ gtagId: z.nullable(z.string()) }),
    imageCDNs: z.array(z.string()),
    launchGameCDNs: z.array(z.string()),
    /** Another for other messages of the brand's own (`siteTexts`); null where it has none. */
    texts: z.nullable(z.string()),
  }),
  location: z.object({ ip: z.string() }),
  maintenance: z.nullable(z.object({ message: LocalText, endTime: z.nullable(z.string()) })),
  regionRestriction: z.boolean(),
});
export type Permission = z.infer<typeof Permission>;

export const permission = operation({
  id: 'permission',
  method: 'GET',
  path: '/api/permission',
  access: 'public',
  summary: 'The main bootstrap: brand, switches, addresses, maintenance and region',
  value: Permission,
});

export const systemStatus = operation({
  id: 'systemStatus',
  method: 'GET',
  path: '/api/system/status',
  access: 'public',
  summary: 'Whether the app, the maintenance page or the blocked page is to be shown',
  value: SystemStatus,
});
