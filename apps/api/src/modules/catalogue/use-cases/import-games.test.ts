import { createDatabase, type TestDatabase } from '@champa/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPool, inTransaction, type Pool } from '../../../platform/database.ts';
import { emptyCatalogue } from '../testing/catalogue.ts';
import { selectGames, selectRevision, upsertVendor } from '../catalogue.repo.ts';
import { type BadRow, importGames, type ImportSummary } from './import-games.ts';

const now = Temporal.Instant.from('2026-07-01T00:00:00Z');
const good = { vassalage: 'NAGASPIN', gameCode: 'gold', gameName: 'Gold Rush', gameType: 'RNG' };

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 4);
});

beforeEach(async () => {
  await emptyCatalogue(database.url);
  await inTransaction(pool, async (tx) => {
    await upsertVendor(tx, { vassalage: 'NAGASPIN', displayName: 'Naga Spin' });
    await upsertVendor(tx, { vassalage: 'PEARL', displayName: 'Grand Pearl', gameType: 'LIVE' });
  });
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function load(
  lines: readonly (object | string)[],
  vassalage?: string,
): Promise<{ summary: ImportSummary; bad: BadRow[] }> {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const bad: BadRow[] = [];
  const summary = await importGames({ pool, file: chunksOf(text), now, vassalage, onBadRow: (row) => bad.push(row) });
  return { summary, bad };
}

/** The text in pieces that break lines and characters anywhere. */
async function* chunksOf(text: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 97) yield bytes.subarray(at, at + 97);
}

async function reasonFor(row: object | string): Promise<string> {
  const { summary, bad } = await load([row]);
  expect(summary).toEqual({ rows: 1, added: 0, changed: 0, unchanged: 0, bad: 1 });
  expect(bad[0]!.line).toBe(1);
  return bad[0]!.reason;
}

describe('a file of games', () => {
  test('stores the good rows and reports the bad ones by line', async () => {
    const { summary, bad } = await load([
      good,
      '{"vassalage":',
      '',
      { ...good, gameCode: 'unknown', vassalage: 'NOBODY' },
      { ...good, gameName: 'Gold Rush again' },
      { ...good, gameCode: 'dragon', gameType: 'SLOT' },
      { ...good, gameCode: 'tiger', nameLo: 'ເສືອ', nameCn: '老虎' },
    ]);
    expect(summary).toEqual({ rows: 6, added: 2, changed: 0, unchanged: 0, bad: 4 });
    expect(bad).toEqual([
      { line: 2, reason: 'is not a JSON object' },
      { line: 4, reason: 'vassalage: unknown vendor "NOBODY"' },
      { line: 5, reason: 'gameCode: "gold" of this vendor is on line 1 already' },
      { line: 6, reason: expect.stringMatching(/^gameType: must be one of LIVE, RNG, /) },
    ]);
    const games = await selectGames(pool);
    expect(games.map(({ gameCode, name, nameLo }) => [gameCode, name, nameLo])).toEqual([
      ['gold', 'Gold Rush', null],
      ['tiger', 'Gold Rush', 'ເສືອ'],
    ]);
  });

  test('stores every field a row may have', async () => {
    const full = {
      gameClassify: 'SC',
      isHot: 1,
      supportPlay: 0,
      minBet: '200.5',
      lines: 25,
      rtp: '96.21',
      enabled: false,
    };
    await load([{ ...good, ...full, tags: ['dragon', '龙'] }]);
    expect((await selectGames(pool))[0]).toMatchObject({
      classify: 'SC',
      isHot: 1,
      supportPlay: 0,
      minBet: 20_050_000n,
      lines: 25,
      rtp: '96.21',
      tags: ['dragon', '龙'],
      enabled: false,
    });
  });

  test('changes the fields a row gives of a known game, and leaves the others', async () => {
    await load([{ ...good, minBet: '5', tags: ['dragon'] }]);
    const { summary } = await load([{ ...good, gameName: 'Gold Rush II', isHot: 1 }]);
    expect(summary).toMatchObject({ added: 0, changed: 1 });
    expect(await selectGames(pool)).toMatchObject([
      { nodeId: 1n, name: 'Gold Rush II', isHot: 1, minBet: 500_000n, tags: ['dragon'] },
    ]);
  });

  test('loaded again changes nothing', async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => ({
      ...good,
      gameCode: `game-${index}`,
      minBet: '1',
      rtp: '96',
    }));
    expect((await load(rows)).summary).toMatchObject({ added: 2500 });
    expect((await load(rows)).summary).toEqual({ rows: 2500, added: 0, changed: 0, unchanged: 2500, bad: 0 });
  });

  test('may begin with a byte-order mark and end its lines with CRLF', async () => {
    const { summary } = await load([
      `\ufeff${JSON.stringify(good)}\r`,
      '\r',
      JSON.stringify({ ...good, gameCode: 'b' }),
    ]);
    expect(summary).toEqual({ rows: 2, added: 2, changed: 0, unchanged: 0, bad: 0 });
  });

  test('raises the revision of the catalogue for servers that cache it', async () => {
    const before = await selectRevision(pool);
    await load([good]);
    expect(await selectRevision(pool)).toBeGreaterThan(before);
  });
});

describe('a vendor’s own list', () => {
  const theirs = {
    game_code: 'pearl_1',
    name: 'Speed Baccarat',
    category: 'Live Baccarat',
    product: 'grand pearl',
    url_thumb: 'https://x/y.png',
  };

  test('is understood by its names', async () => {
    expect((await load([{ ...theirs, enabled: true, game_id: 17, platforms: ['GPL_DESKTOP'] }])).summary.added).toBe(1);
    expect(await selectGames(pool)).toMatchObject([
      { vassalage: 'PEARL', gameCode: 'pearl_1', name: 'Speed Baccarat', gameType: 'LIVE' },
    ]);
  });

  test('belongs to the vendor named on the command line where its rows name none', async () => {
    const { product: _, category: __, ...nameless } = theirs;
    expect((await load([nameless], 'PEARL')).summary.added).toBe(1);
    expect(await selectGames(pool)).toMatchObject([{ vassalage: 'PEARL', gameType: 'LIVE' }]);
  });

  test('is refused where it is ambiguous', async () => {
    expect(await reasonFor({ ...theirs, category: 'Table Games' })).toBe(
      'category: "Table Games" is not clear; give gameType',
    );
    expect(await reasonFor({ ...theirs, product: 'Pearl Studio' })).toBe(
      'product: "Pearl Studio" is not clear; give vassalage',
    );
    expect(await reasonFor({ ...theirs, gameCode: 'other' })).toBe('game_code: says another thing than gameCode');
  });
});

describe('a row is refused', () => {
  test.each([
    ['that is no object', '[1]', 'is not a JSON object'],
    ['that is only a text', '"gold"', 'is not a JSON object'],
    ['without a vendor', { ...good, vassalage: undefined }, 'vassalage: is missing'],
    ['whose vendor is a number', { ...good, vassalage: 7 }, 'vassalage: must name a vendor'],
    ['whose vendor is a property of every object', { ...good, vassalage: '__proto__' }, 'unknown vendor'],
    ['without a code', { ...good, gameCode: undefined }, 'gameCode: is missing'],
    ['whose code is a number', { ...good, gameCode: 12 }, 'gameCode: must be 1 to 120'],
    ['whose code has a space', { ...good, gameCode: 'a b' }, 'gameCode: must be 1 to 120'],
    ['whose name is empty', { ...good, gameName: '  ' }, 'gameName: must be a text'],
    ['whose name is too long', { ...good, gameName: 'x'.repeat(121) }, 'gameName: must be a text'],
    ['whose name has a NUL', { ...good, gameName: 'a\u0000b' }, 'gameName: must be a text'],
    ['whose name has a line break', { ...good, gameName: 'a\nb' }, 'gameName: must be a text'],
    ['whose name turns the writing direction', { ...good, gameName: 'a\u202eb' }, 'gameName: must be a text'],
    ['whose name has half a character', { ...good, nameCn: '\ud840' }, 'nameCn: must be a text'],
    ['whose hot flag is another number', { ...good, isHot: 2 }, 'isHot: must be 0 or 1'],
    ['whose minimum bet is a float', { ...good, minBet: 0.1 }, 'minBet: must be a decimal text'],
    ['whose minimum bet is negative', { ...good, minBet: '-1' }, 'minBet: must be a decimal text'],
    ['whose minimum bet has an exponent', { ...good, minBet: '1e3' }, 'minBet: must be a decimal text'],
    ['whose minimum bet is beyond any', { ...good, minBet: '999999999999999' }, 'minBet: must be a decimal text'],
    ['whose lines are half', { ...good, lines: 2.5 }, 'lines: must be a whole number'],
    ['whose lines are none', { ...good, lines: 0 }, 'lines: must be 1 or more'],
    ['whose RTP is nothing', { ...good, rtp: '0.00' }, 'rtp: must be a percentage'],
    ['whose tags are a text', { ...good, tags: 'dragon' }, 'tags: must be a list'],
    ['one of whose tags is a number', { ...good, tags: ['a', 1] }, 'tags[1]: must be a text'],
    ['whose switch is a text', { ...good, enabled: 'yes' }, 'enabled: must be true or false'],
    ['that is longer than any game', `{"gameName":"${'x'.repeat(70_000)}"}`, 'is longer than 64 kB'],
  ])('%s', async (_what, row, reason) => {
    expect(await reasonFor(row)).toContain(reason);
  });

  test('with all its faults named at once', async () => {
    expect(await reasonFor({ ...good, isHot: 'yes', lines: -1 })).toBe(
      'isHot: must be 0 or 1 (1 is hot); lines: must be 1 or more',
    );
  });

  test('but a name that only looks dangerous is accepted', async () => {
    const hostile = `<script>alert("1")</script> '; DROP TABLE catalogue.game; --`;
    await load([{ ...good, gameName: hostile }]);
    expect(await selectGames(pool)).toMatchObject([{ name: hostile }]);
  });
});
