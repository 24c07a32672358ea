import type { Game, GameType, VendorLane } from '@champa/contract';
import { createDatabase, type TestDatabase } from '@champa/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { type GameWrite, upsertGames, type VendorChange } from './catalogue.repo.ts';
import { asOwner, type CatalogueServer, emptyCatalogue, startCatalogueServer } from './testing/catalogue.ts';

let database: TestDatabase;
let server: CatalogueServer;
let other: CatalogueServer;

beforeAll(async () => {
  database = await createDatabase();
  [server, other] = await Promise.all([startCatalogueServer(database.url), startCatalogueServer(database.url)]);
});

afterAll(async () => {
  await Promise.all([server.close(), other.close()]);
  await database.drop();
});

beforeEach(async () => {
  await emptyCatalogue(database.url);
  await ensureVendor({ vassalage: 'NAGA', displayName: 'Naga Spin' });
  await ensureVendor({ vassalage: 'HOUSE', accountTypeName: 'INHOUSE' });
  await addGames(game('NAGA', 'gold', 'Gold Rush'), game('NAGA', 'tiger', 'Tiger'), game('HOUSE', 'crash', 'Crash'));
});

function game(vassalage: string, gameCode: string, gameName: string, gameType: GameType = 'RNG'): GameWrite {
  return { vassalage, gameCode, gameName, gameType, createdAt: '2026-07-01T00:00:00Z' };
}

function addGames(...games: GameWrite[]) {
  return inTransaction(server.pool, (tx) => upsertGames(tx, games));
}

function ensureVendor(vendor: VendorChange): Promise<void> {
  return inTransaction(server.pool, (tx) => server.catalogue.ensureVendor(tx, vendor));
}

type Value = { games: Game[]; lanes: VendorLane[] };

async function get(path: string, from = server): Promise<Value> {
  const answer = await from.app.inject({ url: path, headers: { 'x-language': 'en' } });
  return (answer.json() as { value: Value }).value;
}

async function codesOf(from: CatalogueServer): Promise<string[]> {
  return (await get('/api/games', from)).games.map(({ gameCode }) => gameCode);
}

/** Makes the server read the catalogue as it is now, as a look-up of something unknown does. */
async function see(from = server): Promise<void> {
  await from.catalogue.findGame('0');
}

describe('a change of the catalogue', () => {
  test('is seen by every server by itself', async () => {
    await see();
    await see(other);
    await asOwner(database.url, `UPDATE catalogue.game SET enabled = false WHERE game_code = 'tiger'`);
    for (const one of [server, other]) {
      await expect.poll(() => codesOf(one)).toEqual(['gold', 'crash']);
    }
  });

  test('puts games under maintenance last, says so, and they are not hot: their own or their vendor’s', async () => {
    const hot = { ...game('NAGA', 'gold', 'Gold Rush'), isHot: 1 as const };
    await addGames({ ...hot, maintenance: true }, { ...game('NAGA', 'tiger', 'Tiger'), isHot: 1 });
    await see();
    const listed = async () =>
      (await get('/api/games')).games.map((each) => `${each.gameCode} ${each.maintenance} ${each.isHot}`);
    expect(await listed()).toEqual(['tiger false 1', 'crash false 0', 'gold true 0']);
    expect((await get('/api/games?filter=HOT')).games).toHaveLength(1);
    await ensureVendor({ vassalage: 'NAGA', maintenance: true });
    await addGames({ ...hot, maintenance: false });
    await see();
    expect(await listed()).toEqual(['crash false 0', 'gold true 0', 'tiger true 0']);
    await ensureVendor({ vassalage: 'NAGA', maintenance: false });
    await see();
    expect(await listed()).toEqual(['gold false 1', 'tiger false 1', 'crash false 0']);
  });

  test('is seen at once by a look-up of something new', async () => {
    await see(other);
    await addGames(game('NAGA', 'new', 'Brand New'));
    expect(await other.catalogue.findGameByCode('NAGA', 'new')).toMatchObject({ name: 'Brand New' });
    expect(await other.catalogue.findGameByCode('NAGA', 'none')).toBeNull();
    expect(await other.catalogue.findVendor('NOBODY')).toBeNull();
  });

  test('lets a game that is switched off be found, but not opened or played', async () => {
    const { nodeId } = (await server.catalogue.findGameByCode('NAGA', 'gold'))!;
    const isOpen = async () => [
      (await server.catalogue.findOpenGame(String(nodeId), 'en')) !== null,
      await server.catalogue.hasGame(server.pool, 'NAGA', 'gold'),
      server.catalogue.isPlayable('NAGA', 'gold'),
    ];
    await see();
    expect(await isOpen()).toEqual([true, true, true]);
    await ensureVendor({ vassalage: 'NAGA', enabled: false });
    await see();
    expect(await isOpen()).toEqual([false, false, false]);
    expect(await server.catalogue.findGame(String(nodeId))).toMatchObject({ name: 'Gold Rush', enabled: false });
    expect(await codesOf(server)).toEqual(['crash']);
  });

  test('of the brand’s in-house kinds of account moves vendors between areas', async () => {
    const areas = async (): Promise<string[][]> =>
      (await get('/api/games/vendors', other)).lanes.map(({ gameCategory, cards }) => [
        gameCategory,
        ...cards.map((card) => card.vassalage),
      ]);
    await see(other);
    expect(await areas()).toEqual([
      ['RNG', 'NAGA'],
      ['INHOUSE', 'HOUSE'],
    ]);
    other.settings.inHouseAccountTypes = ['NAGA'];
    await see(other);
    expect(await areas()).toEqual([
      ['RNG', 'HOUSE'],
      ['INHOUSE', 'NAGA'],
    ]);
    other.settings.inHouseAccountTypes = ['INHOUSE'];
  });

  test('of the brand’s languages adds or removes bingo', async () => {
    await addGames({ ...game('HOUSE', 'bingo', 'Bingo'), gameClassify: 'BG' }, game('NAGA', 'bg', 'Other BG'));
    const { nodeId } = (await server.catalogue.findGameByCode('HOUSE', 'bingo'))!;
    expect(await codesOf(server)).toEqual(['gold', 'tiger', 'crash', 'bg']);
    expect(await server.catalogue.findOpenGame(String(nodeId), 'en')).toBeNull();
    expect(server.catalogue.isPlayable('HOUSE', 'bingo')).toBe(false);
    server.settings.languages = ['lo', 'ty'];
    await see();
    expect(await codesOf(server)).toEqual(['gold', 'tiger', 'crash', 'bingo', 'bg']);
    server.settings.languages = ['lo', 'en', 'cn'];
    await see();
  });

  test('does not block requests while the catalogue is read: the last one serves', async () => {
    await see();
    await addGames(game('NAGA', 'new', 'Brand New'));
    const reading = see();
    expect(await codesOf(server)).toEqual(['gold', 'tiger', 'crash']);
    await reading;
    expect(await codesOf(server)).toEqual(['gold', 'tiger', 'crash', 'new']);
  });
});

describe('other modules', () => {
  test('find games by text, and vendors with the number of their games', async () => {
    await see();
    expect(await server.catalogue.searchGames('tigre')).toEqual([{ vassalage: 'NAGA', gameCode: 'tiger' }]);
    expect(await server.catalogue.listVendors()).toMatchObject([
      { vassalage: 'NAGA', displayName: 'Naga Spin', games: 2 },
      { vassalage: 'HOUSE', displayName: 'HOUSE', games: 1 },
    ]);
  });

  test('add a vendor, and change only the fields they give', async () => {
    await ensureVendor({ vassalage: 'NEW-ONE', displayName: null, gameType: null });
    await see();
    expect(await server.catalogue.findVendor('NEW-ONE')).toMatchObject({
      displayName: 'NEW-ONE',
      gameType: 'RNG',
      launchMode: 'frame',
    });
    await ensureVendor({ vassalage: 'NEW-ONE', displayName: 'New One', launchMode: 'window' });
    await ensureVendor({ vassalage: 'NEW-ONE', gameType: 'LIVE' });
    expect((await server.catalogue.listVendors()).at(-1)).toMatchObject({
      displayName: 'New One',
      gameType: 'LIVE',
      launchMode: 'window',
      games: 0,
    });
  });
});

test('send a hostile name unchanged, as text', async () => {
  const hostile = String.raw`</script><img src=x onerror=alert(1)> "quoted" \ ' ${'${7*7}'} 🐉`;
  await addGames(game('NAGA', 'hostile', hostile));
  const found = (await server.catalogue.findGameByCode('NAGA', 'hostile'))!;
  expect((await get('/api/games?gameName=onerror+quoted')).games).toMatchObject([
    { gameName: hostile, gameCode: 'hostile' },
  ]);
  expect(server.catalogue.presentGame(found, 'lo').gameName).toBe(hostile);
});
