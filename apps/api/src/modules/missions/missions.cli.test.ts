import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accessLog, everybodyActs, vilay } from '../../testing/by-test.ts';
import { errorText } from '../../platform/command-line.ts';
import { inTransaction } from '../../platform/database.ts';
import { missionsCommands } from './index.ts';
import { boardWith, missionWith } from './testing/missions.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let folder: string;

beforeAll(async () => {
  vi.stubEnv('CHAMPA_STAFF', 'vilay');
  world = await createWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'missions-'));
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await world.close();
  await rm(folder, { recursive: true });
});

async function champa(...words: string[]): Promise<string> {
  const written: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const program = new Command('champa').exitOverride();
  missionsCommands(program, (work) => work({ ...world, staff: everybodyActs }, world));
  try {
    await program.parseAsync(['mission', ...words], { from: 'user' });
  } finally {
    out.mockRestore();
  }
  return written.join('').trimEnd();
}

const listed = async () => JSON.parse(await champa('list', '--json')) as unknown[];

async function fileOf(content: unknown): Promise<string> {
  const file = path.join(folder, `${crypto.randomUUID()}.json`);
  await writeFile(file, JSON.stringify(content));
  return file;
}

test('missions and boards come from a file, once, and are listed', async () => {
  const file = await fileOf({ missions: [missionWith({ code: 'spin' })], boards: [boardWith({ code: 'race' })] });
  expect(await champa('create', file)).toBe('created: spin, race');
  expect(await champa('create', file)).toBe('nothing is new');
  expect(await accessLog(world.pool)).toEqual([
    { staffId: 7n, action: 'missions_created', detail: {}, after: { codes: ['spin', 'race'] } },
  ]);
  const both = { kind: 'daily', counts: 'valid_bet', state: 'on', title: 'Mission' };
  expect(await listed()).toEqual([
    { what: 'mission', code: 'spin', ...both },
    { what: 'board', code: 'race', ...both },
  ]);
});

test('a file with a fault creates nothing', async () => {
  const file = await fileOf({ missions: [missionWith({ code: 'fine' }), missionWith({ code: 'Not fine' })] });
  expect(await champa('create', file).catch(errorText)).toContain('missions.1.code');
  expect(await champa('list')).not.toContain('fine');
});

test('free rounds of a game that cannot have them are refused, and rewards that the program cannot give', async () => {
  const free = { kind: 'free_rounds', vassalage: 'NAGA', gameCode: 'roulette', rounds: 5, stake: '1' } as const;
  const mission = missionWith({ code: 'free', reward: { ...free, currency: 'LAK' } });
  const file = await fileOf({ missions: [mission] });
  world.settings.whyNoFreeRounds = 'it is no slot';
  await expect(champa('create', file)).rejects.toMatchObject({
    code: 'NOT_POSSIBLE',
    value: { why: 'NAGA/roulette cannot give free rounds: it is no slot' },
  });
  expect(await champa('list')).not.toContain('free');
  world.settings.whyNoFreeRounds = null;
  expect(await champa('create', file)).toBe('created: free');
  const tickets = { kind: 'tickets', game: 'wheel', tickets: 1 } as const;
  const board = boardWith({ code: 'tickets', prizes: [{ from: 1, to: 1, reward: tickets }] });
  await expect(champa('create', await fileOf({ boards: [board] }))).rejects.toMatchObject({
    code: 'NOT_POSSIBLE',
    value: { why: 'rewards of tickets cannot be given here' },
  });
});

test('a mission is paused and resumed; an unknown code is reported', async () => {
  await champa('pause', 'spin');
  expect(await listed()).toContainEqual(expect.objectContaining({ code: 'spin', state: 'paused' }));
  await champa('resume', 'spin');
  expect(await listed()).toContainEqual(expect.objectContaining({ code: 'spin', state: 'on' }));
  await expect(champa('pause', 'nothing')).rejects.toMatchObject({ code: 'NOT_FOUND', value: { code: 'nothing' } });
  expect((await accessLog(world.pool)).slice(-2)).toEqual([
    { staffId: 7n, action: 'mission_paused', detail: { code: 'spin' } },
    { staffId: 7n, action: 'mission_resumed', detail: { code: 'spin' } },
  ]);
});

test('a board is shown with places and prizes', async () => {
  const member = await world.addMember();
  await world.play(member, { validBet: 70 });
  await world.count();
  expect(await champa('board', 'race')).toMatch(/, running, 1 members\nplace  name/);
  expect(JSON.parse(await champa('board', 'race', '--json'))).toMatchObject([
    { place: 1, points: 70, prize: { kind: 'cash', amount: expect.stringMatching(/^90/) as string } },
  ]);
});

test('a mission and a board are changed by form, but for what members count on', async () => {
  const [missions, boards] = world.missions.plans!;
  await champa(
    'create',
    await fileOf({ missions: [missionWith({ code: 'form' })], boards: [boardWith({ code: 'form' })] }),
  );
  for (const [kind, counted] of [
    [missions!, { target: '200' }],
    [boards!, { unit: '2' }],
  ] as const) {
    const value = (await kind.read(world.pool, 'form'))!;
    const change = (next: object) =>
      inTransaction(world.pool, (tx) => kind.save(tx, vilay, { key: 'form', value: { ...value, ...next } }));
    await change({});
    expect(await kind.read(world.pool, 'form')).toEqual(value);
    await change({ claimDays: 3, lastDay: '2030-01-01' });
    expect(await kind.read(world.pool, 'form')).toEqual({ ...value, claimDays: 3, lastDay: '2030-01-01' });
    const [name] = Object.keys(counted);
    await expect(change(counted)).rejects.toMatchObject({ value: { fields: { [`value.${name}`]: 'stays' } } });
    expect(kind.budgetOf('form', value)).toBe('missions');
  }
});
