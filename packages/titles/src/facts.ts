import type { Draft, TableEngine } from './areas/draft.ts';
import type { SlotDraft } from './areas/slots.ts';
import { pick, randomOf } from './random.ts';
import { POT_RTP, potCode } from './pots.ts';
import { potKinds, type ReelsTable, slotKinds } from './slot-kinds.ts';
import {
  payTableRtp,
  slotLines,
  type DemoTitle,
  type DemoVendor,
  type PayTable,
  type ReelsEngine,
  type Theme,
} from './types.ts';
import { slotWords } from './words/index.ts';

const slotTables = ['slot-20-classic', 'slot-20-wild', 'slot-10-high', 'slot-25-free'] as const;

/** Smallest stakes offered, in LAK. */
const smallStakes = ['200', '500', '500', '1000', '1000', '1000', '2000'] as const;
const tableStakes = ['5000', '10000', '10000', '20000', '50000', '100000'] as const;

/** The pay table of every kind of game that has one. */
const payTables = {
  roulette: 'roulette-european',
  crash: 'crash-97',
  mines: 'mines-97',
  plinko: 'plinko-98',
  dice: 'dice-98',
  'hi-lo': 'hi-lo-98',
  wheel: 'wheel-96',
  'coin-flip': 'coin-flip-97',
  keno: 'keno-95',
  penalty: 'penalty-96',
  limbo: 'limbo-97',
  tower: 'tower-97',
  diamonds: 'diamonds-97',
  'jacks-or-better': 'jacks-or-better-99',
  'deuces-wild': 'deuces-wild-99',
  'joker-poker': 'joker-poker-98',
  'double-bonus': 'double-bonus-99',
  scratch: 'scratch-92',
  baccarat: 'baccarat-94',
  'dragon-tiger': 'dragon-tiger-94',
  'sic-bo': 'sic-bo-92',
  'hoo-hey-how': 'hoo-hey-how-92',
  'fan-tan': 'fan-tan-96',
  blackjack: 'blackjack-98',
  'red-dog': 'red-dog-97',
  'three-card-poker': 'three-card-poker-96',
  'casino-holdem': 'casino-holdem-93',
  craps: 'craps-93',
  'american-roulette': 'american-roulette-92',
  'pai-gow': 'pai-gow-98',
} as const satisfies Record<TableEngine, PayTable>;

type Facts = Pick<DemoTitle, 'supportPlay' | 'minBet' | 'lines' | 'rtp' | 'engine' | 'payTable' | 'pot'>;

export function slotTitle(vendor: DemoVendor, draft: SlotDraft): DemoTitle {
  const random = randomOf(`${vendor.vassalage}/${draft.name.en}`);
  const payTable = pick(random, slotTables);
  const minBet = pick(random, smallStakes);
  const table = pick(random, slotKinds(draft.name.en) ?? [payTable]);
  const common = { supportPlay: 0, minBet, rtp: payTableRtp[table], payTable: table, pot: null } as const;
  const facts: Facts = { ...common, ...reelsFacts(table) };
  const tags = slotWords[draft.theme].tags;
  return title(vendor, { ...draft, gameClassify: null, tags }, facts, random());
}

function reelsFacts(table: ReelsTable | keyof typeof slotLines): Pick<Facts, 'engine' | 'lines'> {
  return isLines(table) ? { engine: 'slot', lines: slotLines[table] } : { engine: reelsOf(table), lines: null };
}

function isLines(table: ReelsTable | keyof typeof slotLines): table is keyof typeof slotLines {
  return table in slotLines;
}

/** The engine of a table bears its name without the return. */
function reelsOf(table: ReelsTable): ReelsEngine {
  return table.replace(/-\d+$/, '') as ReelsEngine;
}

export function gameTitle(vendor: DemoVendor, draft: Draft): DemoTitle {
  const random = randomOf(`${vendor.vassalage}/${draft.name.en}`);
  const isTable = vendor.gameType === 'LIVE' || vendor.gameType === 'SPORTS' || vendor.gameType === 'COCKFIGHT';
  const minBet = pick(random, isTable ? tableStakes : smallStakes);
  return title(vendor, draft, { minBet, ...gameFacts(vendor, draft) }, random());
}

function gameFacts(vendor: DemoVendor, { name, engine, potKind, rtp }: Draft): Omit<Facts, 'minBet'> {
  if (potKind !== null) {
    const table = pick(randomOf(`${vendor.vassalage}/${name.en}/reels`), potKinds(potKind) ?? slotTables);
    const pot = potCode(vendor.vassalage, potKind);
    return { supportPlay: 0, rtp: addPercent(payTableRtp[table], POT_RTP), payTable: table, pot, ...reelsFacts(table) };
  }
  if (engine === null) return { supportPlay: 1, lines: null, rtp, engine, payTable: null, pot: null };
  const payTable = payTables[engine];
  return { supportPlay: 0, lines: null, rtp: payTableRtp[payTable], engine, payTable, pot: null };
}

/** The title that stands for a vendor and all its games. */
export function vendorEntry({ vassalage, displayName, gameType }: DemoVendor, theme: Theme): DemoTitle {
  return {
    vassalage,
    gameType,
    gameCode: 'lobby',
    gameName: displayName,
    nameLo: null,
    nameCn: null,
    theme,
    gameClassify: null,
    isHot: 1,
    supportPlay: 1,
    minBet: smallStakes[0],
    lines: null,
    rtp: null,
    tags: [],
    engine: null,
    payTable: null,
    pot: null,
    isGame: 'VASSALAGE',
  };
}

function title(
  vendor: DemoVendor,
  draft: Pick<Draft, 'name' | 'theme' | 'gameClassify' | 'tags'>,
  facts: Facts,
  heat: number,
): DemoTitle {
  return {
    vassalage: vendor.vassalage,
    gameType: vendor.gameType,
    gameCode: codeOf(draft.name.en),
    gameName: draft.name.en,
    nameLo: draft.name.lo === '' ? null : draft.name.lo,
    nameCn: draft.name.cn === '' ? null : draft.name.cn,
    theme: draft.theme,
    gameClassify: draft.gameClassify,
    isHot: heat < 0.03 ? 1 : 0,
    tags: draft.tags,
    isGame: 'GAME',
    ...facts,
  };
}

function codeOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function addPercent(a: string, b: string): string {
  return percentOf(hundredthsOf(a) + hundredthsOf(b));
}

function hundredthsOf(percent: string): number {
  return Number(percent.replace('.', ''));
}

function percentOf(hundredths: number): string {
  return `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}
