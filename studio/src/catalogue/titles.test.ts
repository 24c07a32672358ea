import { demoTitles, demoVendors, payTableRtp, slotLines } from '@champa/titles';
import { expect, test } from 'vitest';
import { rulesOf } from './rules.ts';
import { createTitles } from './titles.ts';
import { TEST_TITLES } from '../testing/titles.ts';
import { reachChance } from '../engines/crash/index.ts';
import { type Fraction, fraction, multiply, toDecimal } from '../engines/fraction.ts';
import { SPOTS, spotRtp } from '../engines/roulette/index.ts';
import { lowestReturn } from '../engines/arcade/game.ts';
import { ARCADE_GAMES } from '../engines/arcade/index.ts';
import { SLOT_MACHINES } from '../engines/slot/index.ts';
import { ArcadeName, ReelsName, TableName } from '../protocol.ts';
import { slotRtp } from '../engines/slot/exact.ts';

/** The pay table of each arcade game, by the catalogue. */
const arcadeTables = [
  ...new Map(
    demoTitles().flatMap(({ engine, payTable }) =>
      engine !== null && payTable !== null && engine in ARCADE_GAMES ? [[engine as ArcadeName, payTable] as const] : [],
    ),
  ),
];
const SETTINGS = { crashBettingMs: 0, hasAutoplay: true, openRoundMs: 0 };

test('the catalogue states the exact return of every pay table, in percent rounded down', () => {
  const exact = {
    ...Object.fromEntries(Object.values(SLOT_MACHINES).map(({ machine }) => [machine.id, percent(slotRtp(machine))])),
    'roulette-european': percent(spotRtp(SPOTS[0]!)),
    // At 1.28 times: 2^48 is a multiple of 128, so nothing is rounded.
    'crash-97': percent(multiply(reachChance(128), fraction(128, 100))),
    ...Object.fromEntries(
      arcadeTables.map(([engine, payTable]) => [payTable, percent(lowestReturn(ARCADE_GAMES[engine].offers()))]),
    ),
  };
  expect(payTableRtp).toEqual(exact);
});

test('the rules shown in a game state the same returns, to five decimals', () => {
  const shown = TEST_TITLES.filter(({ pot, vassalage }) => pot === null && vassalage === 'NAGASPIN').map((title) =>
    createTitles(TEST_TITLES).findPlayable(title.vassalage, title.gameCode),
  );
  const rtps = shown.flatMap((title) =>
    title ? [[title.engine, rulesOf(title, SETTINGS, { pot: null, extras: [] }).rtp]] : [],
  );
  expect(rtps).toEqual([
    ['slot', toDecimal(slotRtp(SLOT_MACHINES['slot-25-free'].machine), 5)],
    ['roulette', toDecimal(fraction(36, 37), 5)],
    ['crash', toDecimal(fraction(97, 100), 5)],
    ['mines', toDecimal(fraction(97, 100), 5)],
    ['dice', toDecimal(fraction(98, 100), 5)],
    ['blackjack', toDecimal(fraction(51, 52), 5)],
    ['jacks-or-better', '0.99543'],
    ['scratch', '0.92000'],
    ['ways-243', '0.95861'],
  ]);
});

test('the catalogue states the lines of every slot', () => {
  expect(slotLines).toEqual(
    Object.fromEntries(Object.entries(SLOT_MACHINES).map(([id, { machine }]) => [id, machine.lines.length])),
  );
});

const KINDS: readonly (readonly [RegExp, ArcadeName | 'crash'])[] = [
  [/\b(Crash|Rocket|Flight)\b/, 'crash'],
  [/\bMines\b/, 'mines'],
  [/\bPlinko\b/, 'plinko'],
  [/\bDice\b/, 'dice'],
  [/\bHi-Lo\b/, 'hi-lo'],
  [/\bWheel\b/, 'wheel'],
  [/\bCoin Flip\b/, 'coin-flip'],
  [/\bKeno\b/, 'keno'],
  [/\bPenalty Kick\b/, 'penalty'],
  [/\bLimbo\b/, 'limbo'],
  [/\bTower\b/, 'tower'],
  [/\bDiamonds\b/, 'diamonds'],
];

test('every title of the mini games and of the arcade opens the game that its name promises', () => {
  const titles = demoTitles().filter(
    ({ gameType, gameClassify, isGame }) => isGame === 'GAME' && (gameType === 'MINI' || gameClassify === 'AC'),
  );
  expect(titles.length).toBeGreaterThan(270);
  for (const { gameName, engine } of titles) {
    const promised = KINDS.filter(([name]) => name.test(gameName)).map(([, kind]) => kind);
    expect([gameName, promised.at(-1)]).toEqual([gameName, engine]);
  }
  expect(new Set(titles.map(({ engine }) => engine))).toEqual(new Set(KINDS.map(([, kind]) => kind)));
});

function isReels(engine: string | null): boolean {
  return ReelsName.options.some((name) => name === engine);
}

/** What the name of a slot promises; any other name has lines. */
const REELS: readonly (readonly [RegExp, readonly ReelsName[]])[] = [
  [/Hold & Win$/, ['hold-win', 'hold-blaze']],
  [/Cluster Drop$/, ['cluster-drop', 'cluster-storm']],
  [/Endless Ways$/, ['ways-243', 'ways-1024', 'changing-reels']],
  [/Classic Reels$/, ['classic-reels']],
  [/Free Spins Fest$/, ['free-spins-fest']],
  [/Goes Wild/, ['expanding-wilds']],
];

test('every slot opens the kind of reels that its name promises, and every kind has titles', () => {
  const titles = demoTitles().filter(
    ({ gameType, gameClassify, isGame }) => gameType === 'RNG' && gameClassify === null && isGame === 'GAME',
  );
  expect(titles.length).toBeGreaterThan(8_000);
  for (const { gameName, engine, lines } of titles) {
    const promised = REELS.find(([name]) => name.test(gameName))?.[1] ?? ['slot'];
    expect([gameName, promised]).toEqual([gameName, expect.arrayContaining([engine])]);
    expect(lines === null).toBe(isReels(engine));
  }
  expect(new Set(titles.map(({ engine }) => engine))).toEqual(new Set(['slot', ...ReelsName.options]));
});

test('titles of the pots with four prizes hold coins, the others have lines', () => {
  for (const { gameName, engine, pot } of demoTitles()) {
    if (pot === null) continue;
    const isHeld = /Four Ladders|Grand Pot/.test(gameName);
    expect([gameName, engine]).toEqual([gameName, isHeld ? expect.stringMatching(/^hold-/) : 'slot']);
  }
});

/** What the names of tables promise. */
const TABLES: readonly (readonly [RegExp, TableName | 'roulette'])[] = [
  [/^(?!.*American).*\bRoulette\b/, 'roulette'],
  [/\bAmerican Roulette\b/, 'american-roulette'],
  [/\bBaccarat\b/, 'baccarat'],
  [/\bSic Bo\b/, 'sic-bo'],
  [/\bDragon Tiger\b/, 'dragon-tiger'],
  [/\bFish Prawn Crab\b/, 'hoo-hey-how'],
  [/\bFan Tan\b/, 'fan-tan'],
  [/\bBlackjack\b/, 'blackjack'],
  [/\bRed Dog\b/, 'red-dog'],
  [/\bThree Card Poker\b/, 'three-card-poker'],
  [/\bCasino Hold'em\b/, 'casino-holdem'],
  [/\bCraps\b/, 'craps'],
  [/\bPai Gow\b/, 'pai-gow'],
];

test('every title of the table games opens the game that its name promises', () => {
  const titles = demoTitles().filter(({ gameClassify }) => gameClassify === 'TG');
  expect(titles).toHaveLength(62);
  for (const { gameName, engine } of titles) {
    const promised = TABLES.filter(([name]) => name.test(gameName)).map(([, kind]) => kind);
    expect([gameName, promised]).toEqual([gameName, [engine]]);
  }
  expect(new Set(titles.map(({ engine }) => engine))).toEqual(new Set(TABLES.map(([, table]) => table)));
});

/** What the names of scratch cards and of video poker promise. */
const CARDS: readonly (readonly [RegExp, ArcadeName])[] = [
  [/\bScratch\b/, 'scratch'],
  [/\bJacks or Better\b/, 'jacks-or-better'],
  [/\bDeuces Wild\b/, 'deuces-wild'],
  [/\bJoker Poker\b/, 'joker-poker'],
  [/\bDouble Bonus\b/, 'double-bonus'],
];

test('every scratch card and every video poker opens the game that its name promises', () => {
  const titles = demoTitles().filter(({ gameClassify }) => gameClassify === 'SC' || gameClassify === 'VP');
  expect(titles).toHaveLength(94);
  for (const { gameName, engine } of titles) {
    const promised = CARDS.filter(([name]) => name.test(gameName)).map(([, kind]) => kind);
    expect([gameName, promised]).toEqual([gameName, [engine]]);
  }
  expect(new Set(titles.map(({ engine }) => engine))).toEqual(new Set(CARDS.map(([, card]) => card)));
});

test('every game of the in-house area, of the jackpots and of the mini games opens', () => {
  const inHouse = new Set(
    demoVendors.filter((vendor) => vendor.accountTypeName === 'INHOUSE').map((each) => each.vassalage),
  );
  const games = demoTitles().filter(
    ({ vassalage, gameType, isGame }) =>
      isGame === 'GAME' && (inHouse.has(vassalage) || gameType === 'JACKPOT' || gameType === 'MINI'),
  );
  expect(games).toHaveLength(250 + 150 + 219);
  expect(games.filter(({ engine }) => engine === null)).toEqual([]);
  const played = new Set([...KINDS, ...TABLES, ...CARDS].map(([, kind]) => kind));
  expect(ArcadeName.options.filter((name) => !played.has(name) && !isReels(name))).toEqual([]);
});

test('every title with an engine has a pay table of that engine; titles without a stated return have none', () => {
  for (const { engine, payTable, rtp, pot } of demoTitles()) {
    expect(payTable === null).toBe(engine === null);
    if (payTable && !pot) expect([payTable, rtp]).toEqual([payTable, payTableRtp[payTable]]);
    if (payTable) expect(payTable.startsWith(engine!)).toBe(true);
  }
});

function percent(rtp: Fraction): string {
  return toDecimal(multiply(rtp, fraction(100)), 2);
}
