import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { missionsCommands } from './index.ts';
import { boardWith, missionWith } from './testing/missions.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let folder: string;

beforeAll(async () => {
  world = await createWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'missions-'));
});

afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

async function champa(...words: string[]): Promise<string> {
  const written: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const program = new Command('champa').exitOverride();
  missionsCommands(program, (work) => work(world, world));
  try {
    await program.parseAsync(['mission', ...words], { from: 'user' });
  } finally {
    out.mockRestore();
  }
  return written.join('').trimEnd();
}

async function fileOf(content: unknown): Promise<string> {
  const file = path.join(folder, `${crypto.randomUUID()}.json`);
  await writeFile(file, JSON.stringify(content));
  return file;
}

test('missions and boards come from a file, once, and are listed', async () => {
  const file = await fileOf({ missions: [missionWith({ code: 'spin' })], boards: [boardWith({ code: 'race' })] });
  expect(await champa('create', file)).toBe('created: spin, race');
  expect(await champa('create', file)).toBe('nothing is new');
  expect((await champa('list')).split('\n')).toEqual([
    'mission\tspin\tdaily\tvalid_bet\ton\tMission',
    'board\trace\tdaily\tvalid_bet\ton\tMission',
  ]);
});

test('a file with something wrong creates nothing of it', async () => {
  const file = await fileOf({ missions: [missionWith({ code: 'fine' }), missionWith({ code: 'Not fine' })] });
  await expect(champa('create', file)).rejects.toThrow('missions.1.code');
  expect(await champa('list')).not.toContain('fine');
});

test('free rounds of a game that cannot have them are refused, and what nobody here gives', async () => {
  const free = { kind: 'free_rounds', vassalage: 'NAGA', gameCode: 'roulette', rounds: 5, stake: '1' } as const;
  const mission = missionWith({ code: 'free', reward: { ...free, currency: 'LAK' } });
  const file = await fileOf({ missions: [mission] });
  world.settings.whyNoFreeRounds = 'it is no slot';
  await expect(champa('create', file)).rejects.toThrow('NAGA/roulette cannot give free rounds: it is no slot.');
  expect(await champa('list')).not.toContain('free');
  world.settings.whyNoFreeRounds = null;
  expect(await champa('create', file)).toBe('created: free');
  const tickets = { kind: 'tickets', game: 'wheel', tickets: 1 } as const;
  const board = boardWith({ code: 'tickets', prizes: [{ from: 1, to: 1, reward: tickets }] });
  await expect(champa('create', await fileOf({ boards: [board] }))).rejects.toThrow(
    'Rewards of tickets cannot be given here.',
  );
});

test('a mission is paused and resumed; what is not there is told', async () => {
  await champa('pause', 'spin');
  expect(await champa('list')).toContain('spin\tdaily\tvalid_bet\tpaused');
  await champa('resume', 'spin');
  expect(await champa('list')).toContain('spin\tdaily\tvalid_bet\ton');
  await expect(champa('pause', 'nothing')).rejects.toThrow('no mission and no board nothing');
});

test('a board is shown with places and prizes', async () => {
  const member = await world.addMember();
  await world.play(member, { validBet: 70 });
  await world.count();
  const [head, first] = (await champa('board', 'race')).split('\n');
  expect(head).toContain('running\t1 members');
  expect(first).toMatch(/^1\t.+\t70\t\{"kind":"cash","amount":"90/);
});
