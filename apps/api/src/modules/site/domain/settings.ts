import type { Brand, RegisterField, featureFlags } from '@champa/contract';

export type BrandSettings = Brand & { country: string };

type FeatureFlag = (typeof featureFlags)[number];

export type MaintenanceSetting = { on: boolean; message: string; endTime: string | null };

/** Everything a brand may set, with the defaults a new one starts from. */
export type Settings = {
  brand: BrandSettings;
  whitelabel: Record<FeatureFlag, boolean> & Record<string, boolean>;
  registration: { username: boolean; mobile: boolean; fields: RegisterField[] };
  session: { idleMinutes: number; hours: number };
  maintenance: MaintenanceSetting;
  customerService: { csType: string; title: string; path: string }[];
  /** Account types of RNG vendors whose games make up the INHOUSE category. */
  inHouseAccountTypes: string[];
  imageCDNs: string[];
  launchGameCDNs: string[];
  domainRoute: string[];
  analytics: { gtagId: string | null };
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
  },
  registration: {
    username: true,
    mobile: false,
    fields: [
      field('username', 'letterFirst', 4, 20),
      field('password', 'lettersDigitsSymbols', 8, 64),
      field('confirmPassword', 'length', 8, 64),
      { ...field('affiliateCode', 'length', 1, 40), required: false },
    ],
  },
  // Idle 30 minutes is what the field's test laboratories ask before money may move (compliance row 12).
  session: { idleMinutes: 30, hours: 24 },
  maintenance: { on: false, message: '', endTime: null },
  customerService: [],
  inHouseAccountTypes: ['INHOUSE'],
  imageCDNs: [],
  launchGameCDNs: [],
  domainRoute: [],
  analytics: { gtagId: null },
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
