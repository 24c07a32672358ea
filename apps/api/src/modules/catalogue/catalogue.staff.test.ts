import type { AdminGame, AdminImport, AdminWindow, Game } from '@champa/contract';
import { createDatabase, type TestDatabase } from '@champa/testkit';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database.ts';
import { openBackoffice, type TestBackoffice } from '../../testing/backoffice.ts';
import { accessLog } from '../../testing/by-test.ts';
import { type GameWrite, upsertGames } from './catalogue.repo.ts';
import { asOwner, type CatalogueServer, emptyCatalogue, startCatalogueServer } from './testing/catalogue.ts';

let database: TestDatabase;
let server: CatalogueServer;
let console: TestBackoffice;

const now = Temporal.Instant.from('2026-11-27T08:00:00Z');

beforeAll(async () => {
  database = await createDatabase();
  server = await startCatalogueServer(database.url);
  console = openBackoffice((app) => void server.catalogue.adminRoutes!(app));
});

afterAll(async () => {
  await console.close();
  await server.close();
  await database.drop();
});

beforeEach(async () => {
  await emptyCatalogue(database.url);
  const { catalogue, pool } = server;
  await inTransaction(pool, async (tx) => {
    await catalogue.ensureVendor(tx, { vassalage: 'NAGA', displayName: 'Naga Spin' });
    await catalogue.ensureVendor(tx, { vassalage: 'HOUSE', accountTypeName: 'INHOUSE' });
  });
  await store(
    game('NAGA', 'gold', 'Gold Rush', { nameLo: 'ຄຳ', nameCn: '淘金热', isHot: 1 }),
    game('NAGA', 'tiger', 'Tiger'),
    game('NAGA', 'lotus', 'Lotus', { supportPlay: 0 }),
    game('HOUSE', 'crash', 'Crash', { enabled: false }),
  );
});

function game(vassalage: string, gameCode: string, gameName: string, more: Partial<GameWrite> = {}): GameWrite {
  return { vassalage, gameCode, gameName, gameType: 'RNG', createdAt: now.toString(), ...more };
}

const store = (...games: GameWrite[]) => inTransaction(server.pool, (tx) => upsertGames(tx, games));

type List = { list: AdminGame[]; next: string | null };

async function list(query: Record<string, string> = {}): Promise<List> {
  return (await console.send('GET', `/games?${new URLSearchParams(query)}`)).value;
}

const codes = async (query?: Record<string, string>) => (await list(query)).list.map(({ gameCode }) => gameCode);

async function gameOf(code: string): Promise<AdminGame> {
  return (await list({ search: code })).list[0]!;
}

/** What the form of a game sends. */
function formOf(one: AdminGame, change: Partial<AdminGame> = {}) {
  const { name, nameLo, nameCn, gameType, classify, isHot, trial, minBet, lines, rtp, tags } = one;
  const { enabled, maintenance, cover, notIn, stakeLimits, revision } = one;
  const facts = { name, nameLo, nameCn, gameType, classify, isHot, trial, minBet, lines, rtp, tags };
  return { ...facts, enabled, maintenance, cover, notIn, stakeLimits, revision, reason: 'a test', ...change };
}

const save = (one: AdminGame, change: Partial<AdminGame>, as: 'noy' | 'keo' = 'noy') =>
  console.send('PUT', `/games/${one.id}`, { as, body: formOf(one, change) });

async function lobby(country = 'LA'): Promise<Game[]> {
  const headers = { 'x-language': 'en', 'x-country': country };
  const answer = await server.app.inject({ url: '/api/games', headers });
  return (answer.json() as { value: { games: Game[] } }).value.games;
}

test('a place that no page gave is refused', async () => {
  expect(await console.send('GET', '/games?after=nowhere')).toMatchObject({ code: 'VALIDATION' });
});

test('the list is read page by page, the latest first, hidden games too', async () => {
  const first = await list({ pageSize: '3' });
  expect(first.list.map(({ gameCode, state }) => `${gameCode} ${state}`)).toEqual([
    'crash off',
    'lotus shown',
    'tiger shown',
  ]);
  const second = await list({ pageSize: '3', after: first.next! });
  expect(second).toMatchObject({ list: [{ gameCode: 'gold', name: 'Gold Rush', nameCn: '淘金热' }], next: null });
});

test.each([
  [{ search: 'gold' }, ['gold']],
  [{ search: 'ຄຳ' }, ['gold']],
  [{ search: '淘金' }, ['gold']],
  [{ search: 'tigre' }, ['tiger']],
  [{ search: 'crash' }, ['crash']],
  [{ search: 'naga spin', mark: 'hot' }, ['gold']],
  [{ vassalage: 'HOUSE' }, ['crash']],
  [{ category: 'INHOUSE' }, ['crash']],
  [{ category: 'RNG', state: 'shown' }, ['lotus', 'tiger', 'gold']],
  [{ state: 'off' }, ['crash']],
  [{ mark: 'hot' }, ['gold']],
  [{ mark: 'trial' }, ['lotus']],
  [{ mark: 'new', vassalage: 'NAGA' }, ['lotus', 'tiger', 'gold']],
  [{ search: 'nothing like it' }, []],
])('games are found by %j', async (query, found) => {
  await server.catalogue.findGame('0');
  expect(await codes(query as Record<string, string>)).toEqual(found);
});

test('a game that is hidden is gone from the lobby, and comes back', async () => {
  const { id } = await gameOf('tiger');
  const turn = (enabled: boolean) =>
    console.send('PUT', `/games/${id}/status`, { body: { enabled, reason: 'its vendor asked' } });
  expect((await turn(false)).value).toMatchObject({ state: 'off', enabled: false, changedBy: 'noy' });
  await expect.poll(async () => (await lobby()).map(({ gameCode }) => gameCode)).not.toContain('tiger');
  await turn(true);
  await expect.poll(async () => (await lobby()).map(({ gameCode }) => gameCode)).toContain('tiger');
});

test('a change is shown in the lobby, and the audit log has only what changed', async () => {
  const gold = await gameOf('gold');
  const changed = await save(gold, { name: 'Gold Fever', isHot: false, minBet: '200.5', tags: ['gold'] });
  expect(changed.value).toMatchObject({ name: 'Gold Fever', isHot: false, revision: gold.revision + 1 });
  await expect.poll(async () => (await lobby()).map(({ gameName }) => gameName)).toContain('Gold Fever');
  expect((await accessLog(server.pool)).at(-1)).toMatchObject({
    staffId: 3n,
    action: 'game_changed',
    detail: { vendor: 'NAGA', code: 'gold' },
    before: { name: 'Gold Rush', isHot: true, minBet: null, tags: [] },
    after: { name: 'Gold Fever', isHot: false, minBet: '200.50', tags: ['gold'] },
  });
});

test('saving what is there already changes nothing', async () => {
  const gold = await gameOf('gold');
  const before = (await accessLog(server.pool)).length;
  expect((await save(gold, {})).value).toEqual(gold);
  expect(await accessLog(server.pool)).toHaveLength(before);
});

test('a change of what somebody else, or an import, has changed meanwhile is refused, and says what it is now', async () => {
  const gold = await gameOf('gold');
  await save(gold, { nameLo: 'ຄຳໃໝ່' }, 'keo');
  expect(await save(gold, { name: 'Mine' })).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    value: { by: 'keo', revision: gold.revision + 1, current: { name: 'Gold Rush', nameLo: 'ຄຳໃໝ່' } },
  });
  const seen = await gameOf('gold');
  await store(game('NAGA', 'gold', 'Gold by import'));
  expect(await save(seen, { name: 'Mine' })).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    value: { by: null, current: { name: 'Gold by import' } },
  });
  expect((await gameOf('gold')).name).toBe('Gold by import');
});

test.each([
  ['name', { name: '  ' }],
  ['nameLo', { nameLo: 'a\u202eb' }],
  ['minBet', { minBet: '0' }],
  ['rtp', { rtp: '96.215' }],
  ['lines', { lines: 0 }],
])('a %s that cannot be is refused beside its field', async (field, change) => {
  expect(await save(await gameOf('gold'), change)).toMatchObject({
    code: 'VALIDATION',
    value: { fields: { [field]: expect.any(String) } },
  });
});

test('a game of a vendor that is off, or under maintenance, says so', async () => {
  await asOwner(database.url, `UPDATE catalogue.vendor SET maintenance = true WHERE vassalage = 'NAGA'`);
  expect((await gameOf('gold')).state).toBe('vendor_maintenance');
  await asOwner(database.url, `UPDATE catalogue.vendor SET enabled = false WHERE vassalage = 'NAGA'`);
  expect((await gameOf('gold')).state).toBe('vendor_off');
});

test('an unknown game is not found', async () => {
  expect(await console.send('GET', '/games/99999')).toMatchObject({ code: 'NOT_FOUND' });
});

test('a form finds it by its name, and is told no more than that', async () => {
  const { vassalage, gameCode, name, vendorName } = await gameOf('gold');
  const found = await console.send('GET', `/choices/games?search=${gameCode}&vassalage=${vassalage}`);
  expect(found).toMatchObject({ value: { list: [{ vassalage, gameCode, name, vendorName }] } });
});

test('its cover is served to the console', async () => {
  await server.catalogue.findGame('0');
  expect((await gameOf('gold')).icon).toMatch(/^\/media\/covers\/\d+\./);
});

const from = (hours: number) =>
  systemClock
    .now()
    .round('second')
    .add({ milliseconds: Math.round(hours * 3_600_000) })
    .toString();

const plan = (startsAt: string, endsAt: string, vassalage = 'NAGA') =>
  console.send('POST', '/maintenance-windows', { body: { vassalage, startsAt, endsAt, reason: 'its vendor asked' } });

test('a vendor’s games are under maintenance while its window is under way, with its end, and then no more', async () => {
  const until = from(2);
  const window = (await plan(from(-1), until)).value as AdminWindow;
  expect(window).toMatchObject({ state: 'under_way', vendorName: 'Naga Spin', plannedBy: 'noy', endedAt: null });
  await expect.poll(async () => (await lobby())[0]).toMatchObject({ maintenance: true, maintenanceUntil: until });
  expect((await gameOf('gold')).state).toBe('vendor_maintenance');
  const ended = await console.send('POST', `/maintenance-windows/${window.id}/end`, { body: { reason: 'it is done' } });
  expect(ended.value).toMatchObject({ state: 'over', endedBy: 'noy' });
  await expect.poll(async () => (await lobby())[0]).toMatchObject({ maintenance: false });
  expect((await gameOf('gold')).state).toBe('shown');
  expect((await accessLog(server.pool)).slice(-2)).toMatchObject([
    { action: 'maintenance_planned', detail: { vendor: 'NAGA' }, after: { endsAt: until } },
    { action: 'maintenance_ended', detail: { vendor: 'NAGA' }, before: { state: 'under_way' } },
  ]);
});

test('a window begins and ends by itself', async () => {
  await plan(from(-1), from(2 / 3600));
  await expect.poll(async () => (await lobby())[0]!.maintenance).toBe(true);
  await expect.poll(async () => (await lobby())[0]!.maintenance, { timeout: 5000 }).toBe(false);
});

test('windows are listed, the latest first; one that is called off never begins', async () => {
  await plan(from(1), from(2));
  const later = (await plan(from(3), from(4))).value as AdminWindow;
  await console.send('POST', `/maintenance-windows/${later.id}/end`, { body: { reason: 'not needed' } });
  expect(await plan(from(3), from(4))).toMatchObject({ value: { state: 'planned' } });
  const { list: rows, next } = (await console.send('GET', '/maintenance-windows?vassalage=NAGA&pageSize=2')).value as {
    list: AdminWindow[];
    next: string;
  };
  expect(rows.map(({ state }) => state)).toEqual(['planned', 'called_off']);
  const rest = (await console.send('GET', `/maintenance-windows?pageSize=2&after=${next}`)).value as List;
  expect(rest).toMatchObject({ list: [{ state: 'planned' }], next: null });
});

test.each([
  ['endsAt', 'past', -2, -1],
  ['endsAt', 'order', 2, 1],
  ['endsAt', 'too_long', 1, 24 * 31 + 2],
  ['startsAt', 'too_far', 24 * 367, 24 * 367 + 1],
  ['startsAt', 'overlaps', 1.5, 3],
])('a window whose %s is %s is refused', async (field, fault, startsIn, endsIn) => {
  await plan(from(1), from(2));
  expect(await plan(from(startsIn), from(endsIn))).toMatchObject({
    code: 'VALIDATION',
    value: { fields: { [field]: fault } },
  });
  expect(await plan(from(1), from(2), 'NOBODY')).toMatchObject({ code: 'NOT_FOUND' });
});

const lanesIn = async (country: string) => {
  const answer = await server.app.inject({ url: '/api/games/vendors', headers: { 'x-country': country } });
  return answer.json().value.lanes.map(({ gameCategory }: { gameCategory: string }) => gameCategory) as string[];
};

test('a game is neither found nor opened where it, or its vendor, is not offered; elsewhere it is', async () => {
  const gold = await gameOf('gold');
  await save(gold, { notIn: ['TH'] });
  const codesIn = async (country: string) => (await lobby(country)).map(({ gameCode }) => gameCode);
  await expect.poll(() => codesIn('TH')).toEqual(['tiger', 'lotus']);
  expect(await codesIn('LA')).toEqual(['gold', 'tiger', 'lotus']);
  expect(await server.catalogue.findOpenGame(gold.id, 'en', 'TH')).toBe(null);
  expect(await server.catalogue.findOpenGame(gold.id, 'en', 'LA')).not.toBe(null);

  const body = { notIn: ['VN', 'CN', 'VN'], reason: 'its licence' };
  expect((await console.send('PUT', '/vendors/NAGA/regions', { body })).value).toEqual({ notIn: ['CN', 'VN'] });
  await expect.poll(() => lanesIn('VN')).toEqual([]);
  expect(await lanesIn('LA')).toEqual(['RNG']);
  expect((await accessLog(server.pool)).at(-1)).toMatchObject({
    action: 'vendor_regions_changed',
    before: { notIn: [] },
    after: { notIn: ['CN', 'VN'] },
  });
  const wrong = { notIn: ['Laos'], reason: 'a test' };
  expect(await console.send('PUT', '/vendors/NAGA/regions', { body: wrong })).toMatchObject({ code: 'VALIDATION' });
  expect(await console.send('PUT', '/vendors/NOBODY/regions', { body })).toMatchObject({ code: 'NOT_FOUND' });
});

test('limits by level are kept in their order, once for each level', async () => {
  const limit = (fromLevel: number, most: string) => ({ fromLevel, most });
  const saved = await save(await gameOf('gold'), { stakeLimits: [limit(3, '500'), limit(0, '100.5')] });
  expect(saved.value).toMatchObject({ stakeLimits: [limit(0, '100.50'), limit(3, '500.00')] });
  expect((await accessLog(server.pool)).at(-1)).toMatchObject({ action: 'game_changed', before: { stakeLimits: [] } });
  const repeated = await save(await gameOf('gold'), { stakeLimits: [limit(1, '1'), limit(1, '2')] });
  expect(repeated).toMatchObject({ code: 'VALIDATION', value: { fields: { stakeLimits: 'repeated' } } });
  const none = await save(await gameOf('gold'), { stakeLimits: [limit(1, '0')] });
  expect(none).toMatchObject({ code: 'VALIDATION', value: { fields: { 'stakeLimits.0.most': 'range' } } });
});

test('the areas of the lobby follow the order that staff gives them', async () => {
  await store(game('HOUSE', 'dice', 'Dice'));
  await expect.poll(() => lanesIn('LA')).toEqual(['RNG', 'INHOUSE']);
  const { list: lanes } = (await console.send('GET', '/lanes')).value as { list: { id: string }[] };
  const was = lanes.map(({ id }) => id);
  const order = ['INHOUSE', ...was.filter((id) => id !== 'INHOUSE')];
  const change = (body: object) => console.send('PUT', '/lanes', { body: { order, was, reason: 'a season', ...body } });
  expect(((await change({})).value as { list: object[] }).list[0]).toEqual({ id: 'INHOUSE', games: 1 });
  await expect.poll(() => lanesIn('LA')).toEqual(['INHOUSE', 'RNG']);
  expect(await change({})).toMatchObject({ code: 'CHANGED_MEANWHILE', value: { current: order } });
  expect(await change({ was: order, order: order.slice(1) })).toMatchObject({ code: 'VALIDATION' });
  expect((await accessLog(server.pool)).at(-1)).toMatchObject({ action: 'lanes_ordered', after: { order } });
});

test('a picture of the brand’s is a game’s cover, cut to its shape', async () => {
  const gold = await gameOf('gold');
  await save(gold, { cover: 'own-cover' });
  await expect.poll(async () => (await gameOf('gold')).icon).toBe(`/media/covers/${gold.id}.a1b2c3d4e5f6`);
  const answer = await server.app.inject(`/media/covers/${gold.id}.a1b2c3d4e5f6-120.webp`);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 120, height: 160 });
  const unknown = await save(await gameOf('gold'), { cover: 'nobodys' });
  expect(unknown).toMatchObject({ code: 'VALIDATION', value: { fields: { cover: 'unknown' } } });
});

const listOf = async (...rows: object[]): Promise<AdminImport> => {
  const body = { text: rows.map((row) => JSON.stringify(row)).join('\n'), reason: 'its list' };
  return (await console.send('POST', '/vendors/NAGA/imports/file', { body })).value;
};

test('a list is compared first; what somebody takes of it is new, changed, or switched off, and the rest stays', async () => {
  const row = (game_code: string, name: string, more: object = {}) => ({ game_code, name, category: 'Slots', ...more });
  const made = await listOf(
    row('gold', 'Gold Rush II', { minBet: '5.00' }),
    row('tiger', 'Tiger'),
    row('panda', 'Panda'),
    row('panda', 'Panda again'),
    row('wrong', 'Wrong', { category: 'Table Games' }),
  );
  const told = (one: AdminImport) => one.differences.map(({ id, difference }) => `${id} ${difference}`);
  expect(told(made)).toEqual(['gold changed', 'panda new', 'lotus gone']);
  expect(made.differences[0]).toMatchObject({
    before: { gameName: 'Gold Rush', minBet: null },
    after: { gameName: 'Gold Rush II', minBet: '5.00' },
  });
  expect(made.badRows.map(({ line }) => line)).toEqual([4, 5]);
  expect(await codes({ vassalage: 'NAGA' })).toEqual(['lotus', 'tiger', 'gold']);

  const take = (some: string[] | null) =>
    console.send('POST', `/game-imports/${made.id}/take`, { body: { codes: some, reason: 'looked at' } });
  expect(told((await take(['gold'])).value)).toEqual(['panda new', 'lotus gone']);
  expect(await gameOf('gold')).toMatchObject({ name: 'Gold Rush II', nameLo: 'ຄຳ', minBet: '5.00', isHot: true });
  expect(told((await take(null)).value)).toEqual([]);
  expect(await gameOf('lotus')).toMatchObject({ state: 'off', trial: true });
  expect(await gameOf('panda')).toMatchObject({ state: 'shown', name: 'Panda' });
  expect((await accessLog(server.pool)).at(-1)).toMatchObject({
    action: 'catalogue_list_taken',
    after: { panda: { gameName: 'Panda' }, lotus: { enabled: false } },
  });
  const { list: lists } = (await console.send('GET', '/vendors/NAGA/imports')).value as { list: object[] };
  expect(lists).toMatchObject([{ id: made.id, source: 'file', games: 3, bad: 2, madeBy: 'noy' }]);
});
