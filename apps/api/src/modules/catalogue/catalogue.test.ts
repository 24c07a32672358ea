import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Game, games, gameVendor, hotList, type VendorLane } from '@champa/contract';
import { createDatabase, type TestDatabase } from '@champa/testkit';
import { demoTitles, demoVendors } from '@champa/titles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { SearchIndex } from './domain/search-index.ts';
import { seedDemoCatalogue } from './index.ts';
import { type CatalogueServer, startCatalogueServer } from './testing/catalogue.ts';

const now = Temporal.Instant.from('2026-07-01T00:00:00Z');
const titles = demoTitles();

let database: TestDatabase;
let server: CatalogueServer;

beforeAll(async () => {
  database = await createDatabase();
  server = await startCatalogueServer(database.url);
  await inTransaction(server.pool, (tx) => seedDemoCatalogue(tx, { vendors: demoVendors, titles }, now));
  await server.catalogue.findGame('1'); // unknown yet, so it reads the catalogue again
});

afterAll(async () => {
  await server.close();
  await database.drop();
});

type Answer = {
  status: number;
  code?: string;
  value: { games: Game[]; list: Game[]; lanes: VendorLane[]; total: number; totalPages: number };
};

async function get(url: string, headers: Record<string, string> = {}, from = server): Promise<Answer> {
  const answer = await from.app.inject({ url, headers });
  return { status: answer.statusCode, ...(answer.json() as Omit<Answer, 'status'>) };
}

async function list(query: Record<string, string | number>): Promise<Answer['value']> {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const { status, value } = await get(`/api/games?${parameters}`);
  expect(status).toBe(200);
  return value;
}

function beginningsOf(text: string): string[] {
  return Array.from(text, (_, end) => text.slice(0, end + 1));
}

function unpack(encoding: string, bytes: Buffer): string {
  return (encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
}

describe('the demo catalogue', () => {
  test('is seeded in seconds, and seeding again changes nothing', async () => {
    const other = await createDatabase();
    const fresh = await startCatalogueServer(other.url);
    const seed = (): Promise<void> =>
      inTransaction(fresh.pool, (tx) => seedDemoCatalogue(tx, { vendors: demoVendors, titles }, now));
    const started = performance.now();
    await seed();
    expect(performance.now() - started).toBeLessThan(6000);
    await seed();
    await fresh.catalogue.findGame('0');
    const { value } = await get('/api/games', {}, fresh);
    expect(value.total).toBe(titles.length);
    await fresh.close();
    await other.drop();
  });

  test('opens with hot games of many vendors', async () => {
    const { games: page } = await list({});
    expect(page).toHaveLength(28);
    expect(page.every((game) => game.isHot === 1)).toBe(true);
    expect(new Set(page.map((game) => game.vassalage)).size).toBeGreaterThan(20);
  });
});

describe('answers match the contract', () => {
  test.each([
    [games.value, '/api/games?pageSize=100&language=cn'],
    [games.value, '/api/games?gameName=dragon'],
    [games.value, '/api/games?gameName=zzzzzz'],
    [hotList.value, '/api/games/hot'],
    [gameVendor.value, '/api/games/vendors'],
  ])('%#: %s', async (schema, url) => {
    const { value } = await get(url);
    expect(schema.parse(value)).toEqual(value);
  });
});

describe('a list', () => {
  test('holds every game once across its pages', async () => {
    const { total, totalPages } = await list({ category: 'FISH' });
    const pages = await Promise.all(
      Array.from({ length: totalPages }, (_, index) => list({ category: 'FISH', pageNo: index + 1 })),
    );
    const nodes = pages.flatMap((page) => page.games.map((game) => game.nodeId));
    expect(nodes).toHaveLength(total);
    expect(new Set(nodes).size).toBe(total);
    expect(total).toBe(titles.filter((title) => title.gameType === 'FISH').length);
  });

  test('is empty past its end', async () => {
    expect(await list({ category: 'FISH', pageNo: 100_000 })).toMatchObject({ games: [], total: expect.any(Number) });
  });

  test('of RNG games leaves out the in-house ones, which are an area of their own', async () => {
    const house = demoVendors
      .filter((vendor) => vendor.accountTypeName === 'INHOUSE')
      .map((vendor) => vendor.vassalage);
    const rng = await list({ category: 'RNG', pageSize: 100 });
    const inHouse = await list({ category: 'INHOUSE', pageSize: 100 });
    expect(rng.games.some((game) => house.includes(game.vassalage))).toBe(false);
    expect(inHouse.games.every((game) => house.includes(game.vassalage))).toBe(true);
    expect((await list({ gameType: 'RNG' })).total).toBe(rng.total + inHouse.total);
  });

  test('filters by vendor, class, hot, minimum bet and lines', async () => {
    expect((await list({ vassalage: 'NAGASPIN' })).games.every((game) => game.vassalage === 'NAGASPIN')).toBe(true);
    expect((await list({ gameClassify: 'SC' })).games.every((game) => game.gameClassify === 'SC')).toBe(true);
    const isHot = ({ isHot: hot, engine, isGame, gameType }: (typeof titles)[number]) =>
      hot === 1 && (engine !== null || isGame === 'VASSALAGE' || gameType === 'LOTT' || gameType === 'ELOTT');
    expect((await list({ filter: 'HOT' })).total).toBe(titles.filter(isHot).length);
    expect((await list({ minLines: 25 })).games.every((game) => game.lines! >= 25)).toBe(true);
    const atLeast = await list({ minBet: '1000', category: 'RNG' });
    expect(atLeast.games.length).toBeGreaterThan(0);
    expect(atLeast.games.every((game) => Number(game.minBet) >= 1000)).toBe(true);
  });

  test('of new games holds the newest ten pages', async () => {
    expect((await list({ filter: 'NEW' })).total).toBe(280);
  });

  test('names games in the visitor’s language, or in English where they have no such name', async () => {
    const named = titles.find((title) => title.nameLo && title.nameCn)!;
    const unnamed = titles.find((title) => !title.nameLo && title.vassalage !== named.vassalage)!;
    const nameOf = async (title: typeof named, headers: Record<string, string>, query = ''): Promise<string> => {
      const url = `/api/games?vassalage=${title.vassalage}&gameName=${encodeURIComponent(title.gameName)}${query}`;
      const { value } = await get(url, headers);
      return value.games.find((game) => game.gameCode === title.gameCode)!.gameName;
    };
    expect(await nameOf(named, {})).toBe(named.nameLo);
    expect(await nameOf(named, { 'x-language': 'cn' })).toBe(named.nameCn);
    expect(await nameOf(named, { 'x-language': 'cn' }, '&language=en')).toBe(named.gameName);
    expect(await nameOf(named, { 'accept-language': 'zh-CN,zh;q=0.9' })).toBe(named.nameCn);
    expect(await nameOf(unnamed, { 'x-language': 'lo' })).toBe(unnamed.gameName);
  });
});

describe('a search', () => {
  test('finds games within an area', async () => {
    const all = await list({ gameName: 'dragon' });
    const live = await list({ gameName: 'dragon', category: 'LIVE' });
    expect(all.total).toBeGreaterThan(live.total);
    expect(live.games.every((game) => game.category === 'LIVE')).toBe(true);
  });

  test('finds games by their vendor and by tags of every script, each with one typing error', async () => {
    const vendors = async (gameName: string) => new Set((await list({ gameName })).games.map((game) => game.vassalage));
    for (const query of ['summit jackpots', 'SUMIT JACKPOTS', 'summit jakpots']) {
      expect(await vendors(query)).toEqual(new Set(['SUMMITPOT']));
    }
    for (const query of ['ແຈັກພັອດ', 'ແຈັກພັອ', '累积大奖', 'jackpot', 'jackpto', 'JÁCKPOT']) {
      expect(await vendors(query)).toContain('SUMMITPOT');
    }
  });

  test('finds a game by its name in Lao and in Chinese', async () => {
    for (const [name, script] of [
      ['nameLo', /\p{Script=Lao}{3}/u],
      ['nameCn', /\p{Script=Han}{2}/u],
    ] as const) {
      const title = titles.find((each) => script.test(each[name] ?? ''))!;
      const { games } = await list({ gameName: title[name]!, language: 'en' });
      expect(games.map(({ gameName }) => gameName)).toContain(title.gameName);
    }
  });

  test('of spaces alone is ignored', async () => {
    expect((await list({ gameName: '   ' })).total).toBe(titles.length);
  });

  test('answers within 5 ms for each letter of a title typed', async () => {
    const index = new SearchIndex();
    for (const { gameName, nameLo, nameCn, tags } of titles) {
      index.add({ names: [gameName, nameLo, nameCn].filter((name) => name !== null), also: tags });
    }
    const typed = titles.filter((_, place) => place % 97 === 0).flatMap(({ gameName }) => beginningsOf(gameName));
    const started = performance.now();
    for (const text of typed) index.search(text);
    expect((performance.now() - started) / typed.length).toBeLessThan(5);
  });
});

describe('hot games', () => {
  test('are 21 without a requested number, and can be of one vendor', async () => {
    expect((await get('/api/games/hot')).value.list).toHaveLength(21);
    const { value } = await get('/api/games/hot?vassalage=NAGASPIN&limit=3');
    expect(value.list.every((game) => game.isHot === 1 && game.vassalage === 'NAGASPIN')).toBe(true);
  });
});

describe('hot and new games', () => {
  test('are the same in every language and at every request', async () => {
    const codes = async (language: string, url: string) => {
      const { value } = await get(`${url}language=${language}`);
      return (value.list ?? value.games).map((game) => game.gameId);
    };
    for (const url of ['/api/games/hot?', '/api/games?filter=NEW&', '/api/games?filter=HOT&']) {
      const first = await codes('lo', url);
      expect(first.length).toBeGreaterThan(20);
      for (const language of ['en', 'cn', 'lo']) expect(await codes(language, url)).toEqual(first);
    }
  });
});

describe('special entries', () => {
  test.each([
    ['TCG_LOTTO_VN', 'LOTT'],
    ['TCG_SEA', 'LOTT'],
    ['LOTT', 'LOTT'],
    ['ELOTT', 'ELOTT'],
  ])('the lottery %s is in the area %s, with a code that opens each game', async (vassalage, category) => {
    const { games: lottery } = await list({ vassalage, pageSize: 100 });
    expect(lottery).toHaveLength(titles.filter((title) => title.vassalage === vassalage).length);
    expect(lottery).not.toEqual([]);
    expect(lottery.every((game) => game.category === category && game.gameCode !== '')).toBe(true);
  });

  test('a vendor may have one entry for all its games: it opens their list, and is not in it', async () => {
    const { games: mini } = await list({ category: 'MINI', pageSize: 100, filter: 'HOT' });
    const [entry] = mini.filter((game) => game.isGame === 'VASSALAGE');
    expect(entry).toMatchObject({ vassalage: 'POCKETTHUNDER', gameName: 'Pocket Thunder' });
    const own = await list({ vassalage: 'POCKETTHUNDER', pageSize: 100 });
    expect(own.games.every((game) => game.isGame === 'GAME')).toBe(true);
    expect(own.total).toBe(titles.filter((title) => title.vassalage === 'POCKETTHUNDER').length - 1);
  });

  test('live vendors open in a window of their own', async () => {
    const live = titles.find((title) => title.gameType === 'LIVE')!;
    const found = (await server.catalogue.findGameByCode(live.vassalage, live.gameCode))!;
    expect(await server.catalogue.findOpenGame(String(found.nodeId), 'en')).toMatchObject({ launchMode: 'window' });
  });
});

describe('the lanes', () => {
  test('are the twelve areas with their forty vendors', async () => {
    const { value } = await get('/api/games/vendors');
    expect(value.lanes).toHaveLength(12);
    expect(value.lanes.flatMap((lane) => lane.cards)).toHaveLength(40);
    expect(value.lanes.reduce((sum, lane) => sum + lane.games, 0)).toBe(titles.length);
    const inHouse = value.lanes.find((lane) => lane.gameCategory === 'INHOUSE')!;
    expect(inHouse.gameClassify.map(({ code }) => code)).toEqual(['SC', 'VP', 'JP', 'TG', 'AC']);
  });
});

describe('a malformed query is refused with its field', () => {
  test.each([
    ['pageNo=0', 'pageNo'],
    ['pageNo=-1', 'pageNo'],
    ['pageNo=x', 'pageNo'],
    ['pageNo=1e9', 'pageNo'],
    ['pageNo=100001', 'pageNo'],
    ['pageNo=1&pageNo=2', 'pageNo'],
    ['pageSize=101', 'pageSize'],
    ['category=SLOTS', 'category'],
    ['category=__proto__', 'category'],
    ['filter=FAV', 'filter'],
    ['language=fr', 'language'],
    ['minBet=cheap', 'minBet'],
    ['minLines=0', 'minLines'],
    [`gameName=${'x'.repeat(81)}`, 'gameName'],
    ['gameName=%00', 'gameName'],
    [`vassalage=${'x'.repeat(41)}`, 'vassalage'],
  ])('%s', async (query, field) => {
    const answer = await get(`/api/games?${query}`);
    expect(answer).toMatchObject({
      status: 422,
      code: 'VALIDATION',
      value: { fields: { [field]: expect.any(String) } },
    });
  });

  test.each(['gameName=%F0%9F%90%89', 'gameName=%E0%A4', 'vassalage=%2e%2e%2f', 'gameClassify=%27%3B--', 'unknown=1'])(
    '%s is accepted',
    async (query) => {
      expect((await get(`/api/games?${query}`)).status).toBe(200);
    },
  );
});

describe('an answer', () => {
  test('is not sent again to clients that have it', async () => {
    const first = await server.app.inject('/api/games');
    expect(first.headers['cache-control']).toBe('public, max-age=5');
    const second = await server.app.inject({
      url: '/api/games',
      headers: { 'if-none-match': first.headers.etag as string },
    });
    expect([second.statusCode, second.body]).toEqual([304, '']);
  });

  test.each(['br', 'gzip'])('is compressed with %s', async (encoding) => {
    const plain = await server.app.inject('/api/games');
    const packed = await server.app.inject({
      url: '/api/games',
      headers: { 'accept-encoding': `deflate, ${encoding};q=0.9` },
    });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(unpack(encoding, packed.rawPayload)).toBe(plain.body);
  });
});
