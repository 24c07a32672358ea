import {
  type Brand,
  type CryptoNetwork,
  cryptoNetworks,
  type featureFlags,
  type GameCategory,
  type LocalText,
  type PayeeKind,
  type Permission,
  type PhoneProviderUse,
  type ProfileField,
  profileFields,
  type ProviderKind,
  type RegisterField,
  type SocialNetwork,
  toldFieldNames,
  toldFields,
} from '@champa/contract';
import { laoPayees } from './banks.ts';
import { defaultCountries } from './countries.ts';
import { defaultPoints, type PointsSettings } from './points-settings.ts';
import type { RegionSetting } from './region.ts';
import { defaultTransfers, type TransferSettings } from './transfer-settings.ts';
import {
  defaultTurnover,
  defaultWithdrawals,
  type TurnoverSettings,
  type WithdrawalSettings,
} from './withdrawal-settings.ts';

export type BrandSettings = Brand & { country: string };

type FeatureFlag = (typeof featureFlags)[number];

export type MaintenanceSetting = { on: boolean; message: string; endTime: string | null };

/** A provider that states who somebody is (OpenID Connect), as the brand has registered with it. */
export type SignInProviderSetting = {
  /** Part of the address to which the provider sends visitors back. */
  id: string;
  kind: ProviderKind;
  label: string;
  enabled: boolean;
  /** The issuer of its ID tokens; its endpoints are found there, too, unless they are named. */
  issuer: string;
  endpoints: { authorization: string; token: string; keys: string; userInfo: string | null } | null;
  clientId: string;
  /** Sealed with the program's key. Null where it is a file in the folder PROVIDER_SECRETS_DIR, named by the ID. */
  sealedSecret: string | null;
  /** How the secret is sent. */
  authentication: 'client_secret_basic' | 'client_secret_post';
  /** How its ID tokens are signed; HS256 by the secret itself. */
  algorithm: 'RS256' | 'ES256' | 'PS256' | 'EdDSA' | 'HS256';
  scopes: string[];
};

/** A provider that verifies mobile numbers and states so in ID tokens. */
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

export type SignInSettings = {
  /** The number of failures of an account after which a captcha is required. */
  captchaAfterFailures: number;
  /** What a visitor must do before signing in, registering or requesting a code. */
  check: 'none' | 'slider';
  /** Whether a sign-in from a new address needs more than the password. */
  extraVerification: boolean;
  /** Days after which a password must be changed; 0 never. */
  passwordExpiryDays: number;
  /** Whether calls whose bodies may be encrypted still take plain ones. */
  encryptedPayloads: 'accepted' | 'required';
};

/** Where the brand pays to. A provider that is no longer offered stays with its members, but cannot be added. */
export type PayeeSettings = {
  banks: { code: string; name: string }[];
  wallets: { code: string; name: string }[];
  networks: CryptoNetwork[];
  /** How many of each kind a member may have. */
  most: Record<PayeeKind, number>;
  /** Hours that a new one waits before withdrawals may go there. */
  holdHours: number;
};

export type RebateSettings = {
  /** By area: from so many valid bets on, the percentage that is the rebate. An area that is missing gives none. */
  rates: Partial<Record<GameCategory, { from: string; rate: string }[]>>;
  /** Smaller rebates are not paid: they keep growing. */
  minClaim: string;
  /** Bets of rounds begun from this day on count; null: all. */
  since: string | null;
};

/** Everything a brand may set, with the defaults a new one starts from. */
export type Settings = {
  brand: BrandSettings;
  whitelabel: Record<FeatureFlag, boolean> & Record<string, boolean>;
  registration: {
    fields: RegisterField[];
    /** Years: what the terms box confirms, and what a birthday must show. */
    age: { confirmation: number; birthday: number };
    /** The version of the terms that a registration accepts. */
    termsVersion: string;
    /** Whether passwords that are most common in leaks are refused. */
    refuseCommonPasswords: boolean;
    /** A town may share one address; so may a program that makes accounts. */
    accountsPerAddressAndHour: number;
  };
  signIn: SignInSettings;
  /** The profile fields that a member may fill, in their order. */
  profile: { fields: ProfileField[] };
  payees: PayeeSettings;
  withdrawals: WithdrawalSettings;
  turnover: TurnoverSettings;
  transfers: TransferSettings;
  codes: { expiredMinutes: number };
  freePlay: { amount: string; currency: string; hours: number; accountsPerAddressAndDay: number };
  /** How many deposits a member may begin in a minute, an hour, a day; and how many may wait to be paid at once. */
  deposits: { perMinute: number; perHour: number; perDay: number; openAtOnce: number };
  /** How many days messages to members are kept. */
  inbox: { keepDays: number };
  /** How many days facts are kept that all consumers have handled. */
  facts: { keepDays: number };
  /** Members with these links to one who registered earlier get nothing of promotions that set none of their own. */
  promotions: { excludeLinked: ('device' | 'account' | 'ip' | 'referral')[] };
  /** Rebates of valid bets that members claim; offered while MANPLAYREB3 is on. */
  rebate: RebateSettings;
  points: PointsSettings;
  /** How many links an agent may have, and how many accounts they may try to open. */
  registerCentre: { mostLinks: number; accountsPerHour: number; accountsPerDay: number };
  /** The interval of reality checks for members who set none. */
  responsiblePlay: { realityCheckMinutes: number };
  session: { idleMinutes: number; hours: number; single: boolean };
  signInProviders: SignInProviderSetting[];
  phoneProvider: PhoneProviderSetting | null;
  maintenance: MaintenanceSetting;
  region: RegionSetting;
  /** `path` is plain here; it is encrypted when it is sent. */
  customerService: { csType: string; title: string; path: string }[];
  /** Chats that open in a frame. */
  liveChats: { id: string; title: LocalText; url: string }[];
  /** Account types of RNG vendors whose games make up the INHOUSE category. */
  inHouseAccountTypes: string[];
  imageCDNs: string[];
  launchGameCDNs: string[];
  domainRoute: string[];
  analytics: { gtagId: string | null };
  social: Partial<Record<SocialNetwork, string>>;
  licence: Permission['info']['licence'];
  about: LocalText;
  countries: Permission['info']['countries'];
  resources: Permission['info']['resources'];
};

export type SettingKey = keyof Settings;

export const defaultSettings: Settings = {
  brand: {
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
  whitelabel: {
    USERNAMEREG3: true,
    MOBILENUMREG3: false,
    MOBILENUMPASSREG3: false,
    REGMOBVERF3: false,
    CHNGPASSVERIF3: false,
    AGENTPOLICY3: false,
    MANPLAYREB3: false,
    // Sign-in by a code to the mobile number, or instead of the password; by a passkey; registration by one press; free play; the
    // dialog that has a given password changed.
    SMSLOGIN: true,
    DYNAMICPASS: true,
    PASSKEY: true,
    ONECLICKREG: false,
    FREEPLAY: true,
    FORCEPASSCHANGE: true,
    // Menu entries of what a brand offers.
    VIP: false,
    REFERRAL: false,
    // Transfers along an agent line.
    TRANSFERUPLINE: true,
    // Kinds of agents' contracts that are offered, and their pages.
    AGENTDIVIDEND: false,
    AGENTDAILYWAGE: false,
    AGENTHOURSALARY: false,
    AGENTREALTIMESALARY: false,
  },
  registration: {
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
  // 30 idle minutes: test laboratories require it before money may move (compliance row 12).
  session: { idleMinutes: 30, hours: 24, single: false },
  signIn: {
    captchaAfterFailures: 3,
    check: 'none',
    extraVerification: true,
    passwordExpiryDays: 0,
    encryptedPayloads: 'required',
  },
  signInProviders: [],
  phoneProvider: null,
  profile: { fields: [...profileFields] },
  payees: {
    banks: [...laoPayees.banks],
    wallets: [...laoPayees.wallets],
    networks: [...cryptoNetworks],
    most: { BANK: 5, E_WALLET: 5, CRYPTO: 5 },
    holdHours: 24,
  },
  withdrawals: defaultWithdrawals,
  turnover: defaultTurnover,
  transfers: defaultTransfers,
  codes: { expiredMinutes: 2 },
  // Play money is a currency of its own: no report of a real currency can contain it.
  freePlay: { amount: '10000', currency: 'PLAY', hours: 24, accountsPerAddressAndDay: 20 },
  deposits: { perMinute: 5, perHour: 20, perDay: 60, openAtOnce: 5 },
  inbox: { keepDays: 365 },
  facts: { keepDays: 90 },
  promotions: { excludeLinked: ['account', 'referral'] },
  rebate: {
    rates: {
      RNG: [
        { from: '0', rate: '0.5' },
        { from: '10000000', rate: '0.6' },
      ],
      INHOUSE: [{ from: '0', rate: '0.5' }],
      FISH: [{ from: '0', rate: '0.5' }],
      MINI: [{ from: '0', rate: '0.5' }],
      LIVE: [
        { from: '0', rate: '0.3' },
        { from: '10000000', rate: '0.4' },
      ],
      SPORTS: [{ from: '0', rate: '0.3' }],
      ESPORTS: [{ from: '0', rate: '0.3' }],
      PVP: [{ from: '0', rate: '0.3' }],
      LOTT: [{ from: '0', rate: '0.2' }],
      ELOTT: [{ from: '0', rate: '0.2' }],
      COCKFIGHT: [{ from: '0', rate: '0.2' }],
    },
    minClaim: '1000',
    since: null,
  },
  points: defaultPoints,
  registerCentre: { mostLinks: 50, accountsPerHour: 20, accountsPerDay: 100 },
  responsiblePlay: { realityCheckMinutes: 60 },
  maintenance: { on: false, message: '', endTime: null },
  region: { mode: 'off', countries: [], database: null, header: null },
  customerService: [],
  liveChats: [],
  inHouseAccountTypes: ['INHOUSE'],
  imageCDNs: [],
  launchGameCDNs: [],
  domainRoute: [],
  analytics: { gtagId: null },
  social: {},
  licence: null,
  about: {},
  countries: defaultCountries,
  resources: [],
};

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
