import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAmount } from '@champa/money';
import { Command } from 'commander';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { everybodyActs, vilay } from '../../testing/by-test.ts';
import { errorText } from '../../platform/command-line.ts';
import { inTransaction } from '../../platform/database.ts';
import { createMembers } from '../member/index.ts';
import { prizesCommands } from './index.ts';
import { createPrizesWorld, payingWheel, type PrizesWorld } from './testing/world.ts';

let world: PrizesWorld;
let folder: string;
let member: string;
let name: string;

beforeAll(async () => {
  vi.stubEnv('CHAMPA_STAFF', 'vilay');
  world = await createPrizesWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'champa-prizes-'));
  member = await world.addMember();
  name = (await createMembers({ now: world.now }).byId(world.pool, member))!.username;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
  await world.close();
});

async function champa(...words: string[]): Promise<string> {
  const written: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const program = new Command('champa').exitOverride();
  const { pool, prizes, now } = world;
  const members = createMembers({ now });
  prizesCommands(program, (work) => work({ prizes, members, staff: everybodyActs }, { pool, clock: { now } }));
  try {
    await program.parseAsync(['prizes', ...words], { from: 'user' });
  } finally {
    out.mockRestore();
  }
  return written.join('').trimEnd();
}

const listed = async (...of: string[]) => JSON.parse(await champa(...of, '--json')) as unknown[];

async function fileOf(game: object): Promise<string> {
  const file = path.join(folder, `${randomUUID()}.json`);
  await writeFile(file, JSON.stringify(game));
  return file;
}

const words = { lo: 'ກົງລໍ້', en: 'Wheel', cn: '转盘' };
const wheel = {
  code: 'cli-wheel',
  names: words,
  currency: 'LAK',
  budget: 'cli-wheel',
  ...payingWheel('10', { stock: 3 }),
};

test('a game is created from a file, stocked, paused and listed; each with a recorded reason', async () => {
  expect(await champa('create', await fileOf(wheel), '--reason', 'new')).toBe('cli-wheel saved');
  expect(await champa('stock', 'cli-wheel', 'cash', '8', '--reason', 'more')).toBe('cli-wheel: 8 of cash');
  await champa('pause', 'cli-wheel', '--reason', 'night');
  expect(await listed('list')).toContainEqual(
    expect.objectContaining({ code: 'cli-wheel', kind: 'wheel', state: 'paused', limited: ['cash: 8 left'] }),
  );
  await champa('open', 'cli-wheel', '--reason', 'morning');
  const { rows } = await world.pool.query(
    `SELECT action, reason, actor FROM prizes.change WHERE game = 'cli-wheel' ORDER BY id`,
  );
  expect(rows).toEqual([
    { action: 'added', reason: 'new', actor: 'staff:vilay' },
    { action: 'stocked', reason: 'more', actor: 'staff:vilay' },
    { action: 'paused', reason: 'night', actor: 'staff:vilay' },
    { action: 'opened', reason: 'morning', actor: 'staff:vilay' },
  ]);
});

test.each([
  ['a fallback that costs money', { fallback: 'cash' }, 'never run out'],
  ['a fallback that is not one of the prizes', { fallback: 'other' }, 'none of the prizes'],
  ['an unknown kind', { kind: 'dice' }, 'not a valid prize game'],
  ['an amount finer than a hundredth', payingWheel('0.001'), 'not a valid prize game'],
  ['another budget for the same game', { budget: 'another' }, 'keeps its kind'],
])('%s is refused, and nothing changes', async (_what, change, why) => {
  const before = await world.prizes.games.find('cli-wheel');
  const refused = await champa('create', await fileOf({ ...wheel, ...change }), '--reason', 'x').catch(errorText);
  expect(refused).toContain(why);
  expect(await world.prizes.games.find('cli-wheel')).toEqual(before);
});

test('free rounds of a game that cannot have them are refused, as promotions and missions refuse them', async () => {
  const free = { kind: 'free_rounds', vassalage: 'NAGA', gameCode: 'roulette', rounds: 5, stake: '1' };
  const prizes = [
    { code: 'free', names: words, weight: 1, gift: free },
    { code: 'nothing', names: words, weight: 1, gift: { kind: 'nothing' } },
  ];
  const file = await fileOf({ ...wheel, code: 'cli-free', prizes });
  world.settings.whyNoFreeRounds = 'it is no slot';
  await expect(champa('create', file, '--reason', 'x')).rejects.toMatchObject({
    code: 'NOT_POSSIBLE',
    value: { why: 'NAGA/roulette cannot give free rounds: it is no slot' },
  });
  world.settings.whyNoFreeRounds = null;
  expect(await champa('create', file, '--reason', 'x')).toBe('cli-free saved');
});

test('a rain whose pot cannot be split is refused', async () => {
  const rain = {
    kind: 'rain',
    code: 'cli-rain',
    names: words,
    currency: 'LAK',
    budget: 'cli-rain',
    time: '20:00',
    minutes: 5,
  };
  const file = await fileOf({ ...rain, pot: '100', parts: 10, min: '20', max: '30' });
  expect(await champa('create', file, '--reason', 'x').catch(errorText)).toContain('do not make up the pot');
});

test('tickets and envelopes are given once for one key; mistakes are named plainly', async () => {
  expect(await champa('tickets', name, '--game', 'cli-wheel', '--number', '2', '--key', 'a')).toBe('added');
  expect(await champa('tickets', name, '--game', 'cli-wheel', '--number', '2', '--key', 'a')).toBe('known');
  await expect(champa('tickets', 'nobody-of-this-name', '--game', 'cli-wheel', '--number', '1')).rejects.toMatchObject({
    code: 'NOT_FOUND',
    value: { member: 'nobody-of-this-name' },
  });
  await expect(champa('tickets', name, '--game', 'cli-wheel', '--number', 'two')).rejects.toThrow('not a whole number');
  const game = await world.addGame({ kind: 'envelope', days: 1, bands: [{ min: '1', max: '5', weight: 1 }] }, 5);
  expect(await champa('envelope', 'give', name, '--game', game, '--key', 'b')).toMatch(/^envelope \d+ given$/);
  expect(await champa('envelope', 'give', name, '--game', game, '--key', 'b')).toMatch(/^envelope \d+ known$/);
  await expect(champa('envelope', 'give', name, '--game', game)).rejects.toMatchObject({ code: 'REWARDS_USED_UP' });
});

test('a rain is scheduled now or later, never before; a raffle is listed and drawn when due', async () => {
  const rain = { kind: 'rain', time: '20:00', minutes: 5, pot: '100', parts: 10, min: '1', max: '90' };
  const game = await world.addGame(rain, 100);
  await expect(champa('rain', 'schedule', game, '--at', '2020-01-01T00:00:00Z')).rejects.toMatchObject({
    code: 'NOT_POSSIBLE',
    value: { why: expect.stringContaining('in the past') as string },
  });
  expect(await champa('rain', 'schedule', game, '--at', 'now', '--minutes', '1')).toContain('planned');
  await expect(champa('rain', 'schedule', game, '--at', '2100-01-01T00:00:00Z')).rejects.toMatchObject({
    code: 'REWARDS_USED_UP',
  });
  const first = { code: 'first', names: words, count: 1, gift: { kind: 'cash', amount: '10' } };
  const raffle = await world.addGame({ kind: 'raffle', time: '21:00', claimDays: 1, prizes: [first] });
  await champa('raffle', 'draw');
  await champa('tickets', name, '--game', raffle, '--number', '1');
  expect(await listed('raffle', 'list')).toContainEqual(expect.objectContaining({ game: raffle, tickets: 1 }));
  world.passTime({ hours: 24 });
  await champa('raffle', 'draw');
  expect(await listed('raffle', 'list')).toContainEqual(
    expect.objectContaining({ state: 'drawn', winners: [`1. first: ticket 1, member ${member}`] }),
  );
});

test('a wheel is changed by form: another edition, whose chances and expected cost are told before', async () => {
  const [plans] = world.prizes.plans!;
  const names = { lo: 'ກົງລໍ້', en: 'Wheel', cn: '转盘' };
  const prize = (code: string, weight: number, gift: object) => ({ code, names, weight, big: false, gift });
  const wheel = {
    kind: 'wheel',
    names,
    currency: 'LAK',
    budget: 'wheel-by-form',
    prizes: [
      prize('cash', 1, { kind: 'cash', amount: '400.00', turnoverFactor: 1 }),
      prize('none', 3, { kind: 'nothing' }),
    ],
    fallback: 'none',
  };
  const save = (value: object) =>
    inTransaction(world.pool, (tx) => plans!.save(tx, vilay, { key: 'by-form', value: value as typeof wheel }));
  await save(wheel);
  expect(await plans!.read(world.pool, 'by-form')).toEqual(wheel);
  expect(await plans!.try!('by-form', wheel)).toEqual({
    expected: { each: parseAmount('100'), most: null, currency: 'LAK' },
    chances: [
      { code: 'cash', percent: parseAmount('25') },
      { code: 'none', percent: parseAmount('75') },
    ],
  });
  await expect(save({ ...wheel, fallback: 'cash' })).rejects.toMatchObject({
    value: { fields: { 'value.fallback': 'fallback' } },
  });
  await save({ ...wheel, names: { ...names, en: 'Big wheel' } });
  expect((await plans!.rows()).find(({ key }) => key === 'by-form')).toMatchObject({
    title: { en: 'Big wheel' },
    budget: 'wheel-by-form',
  });
});
