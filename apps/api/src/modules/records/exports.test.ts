import { randomUUID } from 'node:crypto';
import type { RecordExport } from '@champa/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVendor } from '../vendors/testing/hub88-vendor.ts';
import { GAMES } from '../vendors/testing/games.ts';
import type { Player } from '../vendors/testing/player.ts';
import { EXPORT } from './exports.service.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let player: Player;

beforeAll(async () => {
  world = await createWorld();
  player = await world.addPlayer();
  const vendor = createVendor(world.app);
  for (let n = 0; n < 5; n += 1) {
    const game = { game_code: GAMES[n % 2] };
    const round = `=round-${n}`;
    const bet = randomUUID();
    await vendor.bet(player, { round, transaction_uuid: bet, amount: 100_000 + n, ...game });
    await vendor.win(player, { round, reference_transaction_uuid: bet, amount: 1, round_closed: true, ...game });
  }
});
afterAll(() => world.close());

const begin = (wish: object, { as = player, key = randomUUID(), language = 'en' } = {}) =>
  world.call<RecordExport>(as, 'POST', '/api/records/exports', { idempotencyKey: key, wish }, language);
const write = (id: string) => world.runJob(EXPORT, { id });
const status = async (id: string) => world.get<RecordExport>(player, `/api/records/exports/${id}`);

test('a file has every row of the record, exact, in the visitor’s language, and safe in a spreadsheet', async () => {
  const { value } = await begin({ record: 'bets' });
  expect(value).toMatchObject({ state: 'waiting', fileName: 'betting.csv', rows: 0 });
  expect(await world.file(player, value.id)).toMatchObject({ status: 404 });
  await write(value.id);
  expect(await status(value.id)).toMatchObject({ state: 'done', rows: 5, total: 5 });
  const { text, headers } = await world.file(player, value.id);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="betting.csv"');
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('\uFEFFTime,Game,Studio,Round,Ticket,Stake,Win,Profit and loss,Currency,State');
  expect(lines).toHaveLength(7);
  expect(lines[1]).toMatch(/^[\d/]{10} [\d:]{8},Naga Gold,NAGASPIN,'=round-4,,1.00004,0.00001,-1.00003,LAK,Settled$/);
  expect(lines[2]).toContain(`,"'=Mekong, ""Reels""",`);
});

test('the account record and profit and loss can be exported, with their filters', async () => {
  const account = (await begin({ record: 'account', kind: 'opening' }, { language: 'lo' })).value;
  await write(account.id);
  const lines = (await world.file(player, account.id)).text.split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('ຍອດເງິນຄົງເຫຼືອ');
  expect(lines[1]).toContain(`'=cmd|${player.account}`);
  const profit = (await begin({ record: 'profit', from: '2026-01-01', to: '2026-12-31' })).value;
  expect(profit.fileName).toBe('profit-2026-01-01-2026-12-31.csv');
  await write(profit.id);
  expect((await world.file(player, profit.id)).text).toMatch(/^\uFEFFDay,Rounds,/);
});

test('only its owner can fetch a file', async () => {
  const { value } = await begin({ record: 'bets' });
  await write(value.id);
  const other = await world.addPlayer();
  expect(await world.file(other, value.id)).toMatchObject({ status: 404 });
  expect(await world.call(other, 'GET', `/api/records/exports/${value.id}`)).toMatchObject({ status: 404 });
  world.signIn(null);
  const response = await world.app.inject({ method: 'GET', url: `/api/records/exports/${value.id}/file` });
  expect(response.statusCode).toBe(401);
});

test('the same key begins one file and is refused with other content; a fourth file at once is refused', async () => {
  const own = await world.addPlayer();
  const key = randomUUID();
  const [first, again] = [
    await begin({ record: 'bets' }, { as: own, key }),
    await begin({ record: 'bets' }, { as: own, key }),
  ];
  expect(again.value.id).toBe(first.value.id);
  expect(await begin({ record: 'account' }, { as: own, key })).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  const more = await Promise.all(Array.from({ length: 6 }, () => begin({ record: 'bets' }, { as: own })));
  expect(more.filter(({ status: code }) => code === 200)).toHaveLength(2);
  expect(more.filter(({ code }) => code === 'TOO_MANY_EXPORTS')).toHaveLength(4);
});

test('a file has every row once, also if several jobs write it or one is cut off', async () => {
  const { value } = await begin({ record: 'bets' });
  await Promise.all([write(value.id), write(value.id), write(value.id)]);
  await write(value.id);
  expect(await status(value.id)).toMatchObject({ state: 'done', rows: 5 });
  expect((await world.file(player, value.id)).text.split('\r\n')).toHaveLength(7);
});

test('a file that cannot be written is retried for ten minutes and then fails', async () => {
  const tooLong = { record: 'profit', from: '2020-01-01', to: '2026-01-01' };
  expect(await begin(tooLong)).toMatchObject({ status: 422, code: 'VALIDATION' });
  const { value } = await begin({ record: 'profit', from: '2026-01-01', to: '2026-01-02' });
  await world.pool.query('UPDATE records.export SET wish = $2 WHERE id = $1', [value.id, JSON.stringify(tooLong)]);
  await expect(write(value.id)).rejects.toThrow('VALIDATION');
  expect(await status(value.id)).toMatchObject({ state: 'waiting' });
  world.moveClock({ minutes: 11 });
  await write(value.id);
  expect(await status(value.id)).toMatchObject({ state: 'failed' });
  expect(await world.file(player, value.id)).toMatchObject({ status: 404 });
});

test('a file that cannot go on where it stopped does not start over', async () => {
  const { value } = await begin({ record: 'bets' });
  await world.pool.query(`UPDATE records.export SET state = 'running', parts = 1, place = 'elsewhere' WHERE id = $1`, [
    value.id,
  ]);
  await expect(write(value.id)).rejects.toThrow('cannot go on');
  expect(await status(value.id)).toMatchObject({ state: 'running', rows: 0 });
});

test('an expired file is gone', async () => {
  const { value } = await begin({ record: 'bets' });
  await write(value.id);
  world.moveClock({ hours: 25 });
  expect(await world.file(player, value.id)).toMatchObject({ status: 404 });
  await world.runJob('records_drop_exports', {});
  const { rows } = await world.pool.query('SELECT number FROM records.export_part WHERE export_id = $1', [value.id]);
  expect(rows).toEqual([]);
});
