import { slotThemes, type SlotTheme } from './words/index.ts';

/** Themes of games that are not video slots: tables, sports, draws and instant games. */
const gameThemes = [
  'baccarat',
  'blackjack',
  'roulette',
  'dice',
  'dragon-tiger',
  'poker',
  'game-show',
  'card-table',
  'dominoes',
  'fishing',
  'cockfight',
  'lottery',
  'keno',
  'scratch',
  'video-poker',
  'crash',
  'plinko',
  'mines',
  'coin-flip',
  'limbo',
  'tower',
  'five-diamonds',
  'basketball',
  'tennis',
  'boxing',
  'horse-racing',
  'cricket',
  'volleyball',
  'moba',
  'shooter',
  'virtual-sports',
  'progressive',
] as const;

export type Theme = SlotTheme | (typeof gameThemes)[number];

/** Every theme a title can have; artwork is chosen by it. */
export const themes: readonly Theme[] = [...slotThemes, ...gameThemes];

/** Game types of the platform's areas. In-house games are RNG vendors whose `accountTypeName` is `INHOUSE`. */
export const gameTypes = [
  'RNG',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'FISH',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  'JACKPOT',
  'MINI',
] as const;
export type GameType = (typeof gameTypes)[number];

/** Sub-categories of the in-house area: scratch, video poker, jackpot, table games, arcade. */
export const inHouseClasses = ['SC', 'VP', 'JP', 'TG', 'AC'] as const;
export type InHouseClass = (typeof inHouseClasses)[number];

export type DemoVendor = {
  /** Vendor code, upper case, unique. */
  vassalage: string;
  displayName: string;
  gameType: GameType;
  /** `INHOUSE` for the in-house vendors, else the vendor's own code. */
  accountTypeName: string;
  /** Whether a game opens inside the page or in its own window. */
  launchMode: 'frame' | 'window';
  titleCount: number;
  /** `transfer`: the vendor keeps a balance for each player, and money is moved in and out. */
  wallet: 'seamless' | 'transfer';
};

/** The studio's arcade games. */
export type ArcadeEngine =
  | 'mines'
  | 'plinko'
  | 'dice'
  | 'hi-lo'
  | 'wheel'
  | 'coin-flip'
  | 'keno'
  | 'penalty'
  | 'limbo'
  | 'tower'
  | 'diamonds'
  | 'jacks-or-better'
  | 'deuces-wild'
  | 'joker-poker'
  | 'double-bonus'
  | 'scratch';

/** The studio's tables: chips on spots of a felt. */
export type FeltEngine =
  | 'baccarat'
  | 'dragon-tiger'
  | 'sic-bo'
  | 'hoo-hey-how'
  | 'fan-tan'
  | 'blackjack'
  | 'red-dog'
  | 'three-card-poker'
  | 'casino-holdem'
  | 'craps'
  | 'american-roulette'
  | 'pai-gow';

/** The studio's slots that are not of lines, by the table that they play. */
export type ReelsEngine =
  | 'ways-243'
  | 'ways-1024'
  | 'changing-reels'
  | 'hold-win'
  | 'hold-blaze'
  | 'cluster-drop'
  | 'cluster-storm'
  | 'expanding-wilds'
  | 'free-spins-fest'
  | 'classic-reels';

/** The studio's kinds of game. */
export type GameEngine = 'slot' | 'roulette' | 'crash' | ArcadeEngine | FeltEngine | ReelsEngine;

export type DemoTitle = {
  vassalage: string;
  gameType: GameType;
  /** Unique within a vendor, never changed. */
  gameCode: string;
  /** Unique within a vendor. */
  gameName: string;
  nameLo: string | null;
  nameCn: string | null;
  theme: Theme;
  gameClassify: InHouseClass | null;
  isHot: 0 | 1;
  /** 0: free trial offered; 1: not. */
  supportPlay: 0 | 1;
  /** Smallest stake in LAK, a decimal string. */
  minBet: string;
  lines: number | null;
  /** Return to player in percent, two decimals; null if the house has no fixed edge. */
  rtp: string | null;
  /** Search words in English, Lao and Chinese. */
  tags: readonly string[];
  /** The studio's engine that plays it; null if no engine exists yet. */
  engine: GameEngine | null;
  payTable: PayTable | null;
  /** The code of its progressive pot. */
  pot: string | null;
  /** `VASSALAGE` stands for its vendor: it opens the list of that vendor's games. */
  isGame: 'GAME' | 'VASSALAGE';
};

export type PayTable = keyof typeof payTableRtp;

/**
 * Return to player, in percent, of every pay table of the studio: where bets differ, of the worst one. The studio's tests compute the same figures from its tables;
 * both must agree.
 */
export const payTableRtp = {
  'slot-20-classic': '96.33',
  'slot-20-wild': '96.95',
  'slot-10-high': '95.93',
  'slot-25-free': '96.25',
  'roulette-european': '97.29',
  'crash-97': '97.00',
  'mines-97': '97.00',
  'plinko-98': '98.00',
  'dice-98': '98.00',
  'hi-lo-98': '98.50',
  'wheel-96': '96.00',
  'coin-flip-97': '97.50',
  'keno-95': '95.00',
  'penalty-96': '96.00',
  'limbo-97': '97.00',
  'tower-97': '97.00',
  'diamonds-97': '97.04',
  'jacks-or-better-99': '99.54',
  'deuces-wild-99': '99.41',
  'joker-poker-98': '98.93',
  'double-bonus-99': '99.10',
  'scratch-92': '92.00',
  'baccarat-94': '94.71',
  'dragon-tiger-94': '94.45',
  'sic-bo-92': '92.36',
  'hoo-hey-how-92': '92.12',
  'fan-tan-96': '96.25',
  'blackjack-98': '98.07',
  'red-dog-97': '97.40',
  'three-card-poker-96': '96.62',
  'casino-holdem-93': '93.74',
  'craps-93': '93.33',
  'american-roulette-92': '92.10',
  'pai-gow-98': '98.98',
  'ways-243-95': '95.86',
  'ways-1024-95': '95.41',
  'changing-reels-95': '95.54',
  'hold-win-95': '95.82',
  'hold-blaze-95': '95.77',
  'cluster-drop-95': '95.58',
  'cluster-storm-96': '96.18',
  'expanding-wilds-95': '95.66',
  'free-spins-fest-95': '95.61',
  'classic-reels-96': '96.69',
} as const satisfies Record<string, string>;

/** Win lines of the slot pay tables. */
export const slotLines = {
  'slot-20-classic': 20,
  'slot-20-wild': 20,
  'slot-10-high': 10,
  'slot-25-free': 25,
} as const satisfies Partial<Record<PayTable, number>>;
