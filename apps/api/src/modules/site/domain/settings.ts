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

/** A party that tells who somebody is (OpenID Connect), as the brand has registered with it. */
export type SignInProviderSetting = {
  /** Part of the address that the party sends visitors back to. */
  id: string;
  kind: ProviderKind;
  label: string;
  enabled: boolean;
  /** Who signs what it says; also where its endpoints are found, unless they are named. */
  issuer: string;
  endpoints: { authorization: string; token: string; keys: string; userInfo: string | null } | null;
  clientId: string;
  /** Sealed by the program's key. Null where it lies in the folder PROVIDER_SECRETS_DIR, under the id. */
  sealedSecret: string | null;
  /** How the secret goes along. */
  authentication: 'client_secret_basic' | 'client_secret_post';
  /** How its ID tokens are signed; HS256 by the secret itself. */
  algorithm: 'RS256' | 'ES256' | 'PS256' | 'EdDSA' | 'HS256';
  scopes: string[];
};

/** A party that verifies mobile numbers and says so by ID tokens. */
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
  /** Failures of an account after which the letters of a picture are asked. */
  captchaAfterFailures: number;
  /** What a visitor does before he may sign in, register or ask for a code. */
  check: 'none' | 'slider';
  /** From an address a member never signed in from, more than his password is asked. */
  extraVerification: boolean;
  /** Days after which a password must be changed; 0 never. */
  passwordExpiryDays: number;
  /** Whether calls whose bodies may be encrypted still take plain ones. */
  encryptedPayloads: 'accepted' | 'required';
};

/** Where the brand pays to. What is not offered any more stays a member's, but no new one can be added. */
export type PayeeSettings = {
  banks: { code: string; name: string }[];
  wallets: { code: string; name: string }[];
  networks: CryptoNetwork[];
  /** How many of each kind a member may have. */
  most: Record<PayeeKind, number>;
  /** How long a new one waits before withdrawals may go there. */
  holdHours: number;
};

export type RebateSettings = {
  /** By area: from so many valid bets on, so much percent of them comes back. An area that is not here gives nothing. */
  rates: Partial<Record<GameCategory, { from: string; rate: string }[]>>;
  /** Less is not paid: it goes on growing. */
  minClaim: string;
  /** Bets of rounds begun from this day on count; null: all that ever were. */
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
    /** Which wording of the terms a registration accepts. */
    termsVersion: string;
    /** Whether passwords that leaks have shown most often are refused. */
    refuseCommonPasswords: boolean;
    /** A town may share one address; a program that makes accounts has one, too. */
    accountsPerAddressAndHour: number;
  };
  signIn: SignInSettings;
  /** The labels of the profile a member may fill, in their order. */
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
  /** How many days facts about members are kept that everybody in the house has handled. */
  facts: { keepDays: number };
  /** Members linked so to one who is here longer get nothing of promotions that say nothing of their own. */
  promotions: { excludeLinked: ('device' | 'account' | 'ip' | 'referral')[] };
  /** What members get back of their valid bets when they claim it; offered while MANPLAYREB3 is on. */
  rebate: RebateSettings;
  points: PointsSettings;
  /** How many links an agent may invite by, and how many accounts he may try to open. */
  registerCentre: { mostLinks: number; accountsPerHour: number; accountsPerDay: number };
  /** How often a member who set nothing himself is told how long and how he has been playing. */
  responsiblePlay: { realityCheckMinutes: number };
  session: { idleMinutes: number; hours: number; single: boolean };
  signInProviders: SignInProviderSetting[];
  phoneProvider: PhoneProviderSetting | null;
  maintenance: MaintenanceSetting;
  region: RegionSetting;
  /** `path` as it is; it is encrypted when it leaves. */
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
  // Idle 30 minutes is what the field's test laboratories ask before money may move (compliance row 12).
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
  // Play money is a currency of its own: no report of a real one can hold any of it.
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
