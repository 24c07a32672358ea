import { describe, expect, test } from 'vitest';
import { parseAmount } from '@champa/money';
import { categoryOf } from './category.ts';
import { isClassOffered } from './classes.ts';
import { type CatalogueGame, type CatalogueVendor, nameIn } from './game.ts';
import { lanesOf } from './lanes.ts';
import { belongsTo } from './selection.ts';

const naga = vendor('NAGA', 'RNG', 'NAGA');
const house = vendor('HOUSE', 'RNG', 'INHOUSE');
const live = vendor('PEARL', 'LIVE', 'PEARL');

function vendor(vassalage: string, gameType: CatalogueVendor['gameType'], accountTypeName: string): CatalogueVendor {
  return {
    vassalage,
    displayName: vassalage,
    gameType,
    accountTypeName,
    launchMode: 'frame',
    enabled: true,
    maintenance: false,
    closedUntil: null,
    notIn: [],
  };
}

function game(of: CatalogueVendor, given: Partial<CatalogueGame> = {}): CatalogueGame {
  const gameType = given.gameType ?? of.gameType;
  return {
    nodeId: 1n,
    vendor: of,
    gameType,
    category: categoryOf(gameType, of.accountTypeName, ['INHOUSE']),
    gameCode: 'code',
    name: 'Name',
    nameLo: null,
    nameCn: null,
    theme: null,
    classify: null,
    isHot: 0,
    supportPlay: 1,
    minBet: null,
    lines: null,
    rtp: null,
    tags: [],
    isGame: 'GAME',
    enabled: true,
    maintenance: false,
    maintenanceUntil: null,
    cover: null,
    notIn: [],
    newness: 1,
    ...given,
  };
}

describe('the area of a game', () => {
  test('is in-house for RNG games of the configured kinds of account, and its type for all others', () => {
    expect(categoryOf('RNG', 'INHOUSE', ['INHOUSE'])).toBe('INHOUSE');
    expect(categoryOf('RNG', 'STUDIO', ['INHOUSE', 'STUDIO'])).toBe('INHOUSE');
    expect(categoryOf('RNG', 'INHOUSE', [])).toBe('RNG');
    expect(categoryOf('RNG', 'NAGA', ['INHOUSE'])).toBe('RNG');
    expect(categoryOf('LIVE', 'INHOUSE', ['INHOUSE'])).toBe('LIVE');
  });
});

describe('the lanes of the lobby', () => {
  const icon = ({ vassalage }: CatalogueVendor): string => `/${vassalage}`;

  test('split the in-house vendors from the other RNG vendors', () => {
    const lanes = lanesOf([game(house), game(naga), game(naga)], [naga, house], icon);
    expect(
      lanes.map(({ gameCategory, games, cards }) => [gameCategory, games, cards.map((card) => card.vassalage)]),
    ).toEqual([
      ['RNG', 2, ['NAGA']],
      ['INHOUSE', 1, ['HOUSE']],
    ]);
  });

  test('show a vendor in each area it has games in, and no empty area or vendor', () => {
    const lanes = lanesOf([game(live), game(live, { gameType: 'MINI', category: 'MINI' })], [naga, live], icon);
    expect(lanes.map((lane) => lane.gameCategory)).toEqual(['LIVE', 'MINI']);
    expect(lanes[1]!.cards).toEqual([
      {
        vassalage: 'PEARL',
        displayName: 'PEARL',
        gameType: 'MINI',
        accountTypeName: 'PEARL',
        lagerIcon: '/PEARL',
        games: 1,
      },
    ]);
  });

  test('list the classes in their order with their vendors', () => {
    const games = ['AC', 'XX', 'BG', 'SC', 'JP', 'TG', 'VP'].map((classify) => game(house, { classify }));
    const [lane] = lanesOf([...games, game(house)], [house], icon);
    expect(lane!.gameClassify.map(({ code }) => code)).toEqual(['SC', 'VP', 'JP', 'TG', 'AC', 'BG', 'XX']);
    expect(lane!.gameClassify[0]!.vendors).toEqual(['HOUSE']);
  });
});

describe('an in-house class', () => {
  test.each(['SC', 'VP', 'JP', 'TG', 'AC', 'XX', null])('%s is offered by every brand', (classify) => {
    expect(isClassOffered(classify, ['lo', 'en', 'cn'])).toBe(true);
  });

  test('BG is offered only by a brand that has the language TY', () => {
    expect(isClassOffered('BG', ['lo', 'en', 'cn'])).toBe(false);
    expect(isClassOffered('BG', [])).toBe(false);
    expect(isClassOffered('BG', ['lo', 'ty'])).toBe(true);
    expect(isClassOffered('BG', ['TY'])).toBe(true);
  });
});

describe('a selection', () => {
  const slot = game(naga, { minBet: parseAmount('1.5'), lines: 25, isHot: 1 });

  test.each([
    [{ category: 'RNG' }, true],
    [{ category: 'INHOUSE' }, false],
    [{ gameType: 'LIVE' }, false],
    [{ vassalage: 'NAGA' }, true],
    [{ vassalage: 'naga' }, false],
    [{ gameClassify: 'SC' }, false],
    [{ filter: 'HOT' }, true],
    [{ minBet: '1' }, true],
    [{ minBet: '1.50' }, true],
    [{ minBet: '1.50001' }, false],
    [{ minLines: 25 }, true],
    [{ minLines: 26 }, false],
  ] as const)('of %j takes the slot: %s', (selection, taken) => {
    expect(belongsTo({ filter: 'ALL', ...selection })?.(slot)).toBe(taken);
  });

  test('of a vendor leaves out the entry for the whole vendor', () => {
    const entry = game(naga, { isGame: 'VASSALAGE' });
    expect(belongsTo({ filter: 'ALL', vassalage: 'NAGA' })?.(entry)).toBe(false);
    expect(belongsTo({ filter: 'ALL', category: 'RNG' })?.(entry)).toBe(true);
  });

  test('without filters takes every game', () => {
    expect(belongsTo({ filter: 'ALL' })).toBeNull();
    expect(belongsTo({ filter: 'NEW' })).toBeNull();
  });

  test('by minimum bet or lines leaves out games without one', () => {
    expect(belongsTo({ filter: 'ALL', minBet: '0' })?.(game(live))).toBe(false);
    expect(belongsTo({ filter: 'ALL', minLines: 1 })?.(game(live))).toBe(false);
  });
});

test('a game without a name in the visitor’s language has its English one', () => {
  const named = game(naga, { nameLo: 'ຊື່' });
  expect([nameIn(named, 'lo'), nameIn(named, 'cn'), nameIn(named, 'en')]).toEqual(['ຊື່', 'Name', 'Name']);
});
