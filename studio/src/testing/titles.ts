import { parseAmount } from '@champa/money';
import { type DemoPot, type DemoTitle, type PayTable, payTableRtp } from '@champa/titles';
import { ArcadeName } from '../protocol.ts';

const base: DemoTitle = {
  vassalage: 'NAGASPIN',
  gameType: 'RNG',
  gameCode: 'none',
  gameName: 'Nothing Yet',
  nameLo: null,
  nameCn: null,
  theme: 'baccarat',
  gameClassify: null,
  isHot: 0,
  supportPlay: 0,
  minBet: '1000',
  lines: null,
  rtp: null,
  tags: [],
  engine: null,
  payTable: null,
  pot: null,
  isGame: 'GAME',
};

/** A vendor of the tests that keeps balances. */
export const OWN_WALLET_VENDOR = 'EMBERFORGE';

export function keepsBalance(vassalage: string): boolean {
  return vassalage === OWN_WALLET_VENDOR;
}

/** One title for each engine, and one without an engine. */
export const TEST_TITLES: readonly DemoTitle[] = [
  { ...base, gameCode: 'slot', gameName: 'River of Gold', engine: 'slot', payTable: 'slot-25-free' },
  {
    ...base,
    gameCode: 'roulette',
    gameName: 'Night Wheel',
    theme: 'roulette',
    engine: 'roulette',
    payTable: 'roulette-european',
  },
  { ...base, gameCode: 'crash', gameName: 'Sky Lantern', theme: 'crash', engine: 'crash', payTable: 'crash-97' },
  { ...base, gameCode: 'mines', gameName: 'Lucky Mines', theme: 'mines', engine: 'mines', payTable: 'mines-97' },
  { ...base, gameCode: 'dice', gameName: 'Lucky Dice', theme: 'dice', engine: 'dice', payTable: 'dice-98' },
  {
    ...base,
    gameCode: 'blackjack',
    gameName: 'Lucky Blackjack',
    theme: 'blackjack',
    engine: 'blackjack',
    payTable: 'blackjack-98',
  },
  {
    ...base,
    gameCode: 'poker',
    gameName: 'Lucky Jacks',
    theme: 'video-poker',
    engine: 'jacks-or-better',
    payTable: 'jacks-or-better-99',
  },
  {
    ...base,
    gameCode: 'scratch',
    gameName: 'Lucky Scratch',
    theme: 'scratch',
    engine: 'scratch',
    payTable: 'scratch-92',
  },
  base,
  {
    ...base,
    vassalage: OWN_WALLET_VENDOR,
    gameCode: 'slot',
    gameName: 'Forge of Gold',
    engine: 'slot',
    payTable: 'slot-25-free',
  },
  {
    ...base,
    gameCode: 'pot',
    gameName: 'River of Pots',
    engine: 'slot',
    payTable: 'slot-25-free',
    pot: 'NAGASPIN-test',
  },
  {
    ...base,
    gameCode: 'limit-pot',
    gameName: 'River of Limits',
    engine: 'slot',
    payTable: 'slot-25-free',
    pot: 'NAGASPIN-limit',
  },
  { ...base, gameCode: 'ways', gameName: 'River Ways', theme: 'dragon', engine: 'ways-243', payTable: 'ways-243-95' },
  {
    ...base,
    gameCode: 'hold-pot',
    gameName: 'River Vault',
    theme: 'dragon',
    engine: 'hold-win',
    payTable: 'hold-win-95',
    pot: 'NAGASPIN-test',
  },
];

/** A title of every game that shares the arcade's protocols, by the game's name. */
export const ARCADE_TITLES: readonly DemoTitle[] = ArcadeName.options.map((engine) => ({
  ...base,
  gameCode: engine,
  engine,
  payTable: Object.keys(payTableRtp).find((id) => id.replace(/-\d+$/, '') === engine) as PayTable,
}));

/** Won by one round in four at the smallest stake. */
export const TEST_POTS: readonly DemoPot[] = [
  {
    code: 'NAGASPIN-test',
    vassalage: 'NAGASPIN',
    name: { en: 'Test Pot', lo: 'ໝໍ້', cn: '奖池' },
    seed: '20',
    span: '4000',
    limit: null,
  },
  {
    code: 'NAGASPIN-limit',
    vassalage: 'NAGASPIN',
    name: { en: 'Limit Pot', lo: 'ໝໍ້', cn: '奖池' },
    seed: '20',
    span: null,
    limit: '100',
  },
];

export const LEAST = parseAmount(base.minBet);
