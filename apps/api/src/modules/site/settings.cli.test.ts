import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { everybodyActs } from '../../testing/by-test.ts';
import { defaultSettings } from './domain/settings.ts';
import { settingsCommands } from './index.ts';
import { type SiteServer, startSiteServer } from './testing/site-server.ts';

let server: SiteServer;
let folder: string;

beforeAll(async () => {
  server = await startSiteServer([]);
  folder = await mkdtemp(path.join(tmpdir(), 'champa-settings-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
afterEach(() => vi.unstubAllEnvs());

const WHY = ['--by', 'vilay', '--reason', 'the year ends'];

async function champa(...words: string[]): Promise<string> {
  const written: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const program = new Command('champa').exitOverride().configureOutput({ writeErr: () => undefined });
  const silent = (command: Command): void => {
    command.exitOverride().configureOutput({ writeErr: () => undefined });
    command.commands.forEach(silent);
  };
  settingsCommands(program, (work) => work({ site: server.site, staff: everybodyActs }, server));
  silent(program);
  try {
    await program.parseAsync(['settings', ...words], { from: 'user' });
  } finally {
    out.mockRestore();
  }
  return written.join('');
}

async function file(value: unknown): Promise<string> {
  const name = path.join(folder, 'value.json');
  await writeFile(name, typeof value === 'string' ? value : JSON.stringify(value));
  return name;
}

const shown = async (key: string) => JSON.parse(await champa('show', key)) as unknown;

test.each(Object.keys(defaultSettings))('%s is shown, has a schema, and accepts what it shows', async (key) => {
  expect(JSON.parse(await champa('schema', key))).toMatchObject({ title: key, version: expect.any(Number) as number });
  const value = await shown(key);
  expect(await champa('set', key, await file(value), ...WHY)).toBe(`${key} is set.\n`);
  expect(await shown(key)).toEqual(value);
});

test('one is changed, listed with author and reason, and put back', async () => {
  const before = defaultSettings.deposits;
  await champa('set', 'deposits', await file({ ...before, perDay: 3 }), ...WHY);
  expect(await shown('deposits')).toEqual({ ...before, perDay: 3 });
  const [last] = JSON.parse(await champa('history', 'deposits', '--json'));
  expect(last).toMatchObject({ by: 'vilay', reason: 'the year ends', value: { perDay: 3 } });
  await champa('set', 'deposits', await file({ ...before, perDay: 4 }), ...WHY);
  await champa('put-back', 'deposits', '--to', last.change, ...WHY);
  expect(await shown('deposits')).toEqual({ ...before, perDay: 3 });
  await champa('put-back', 'deposits', '--to', 'default', ...WHY);
  expect(await shown('deposits')).toEqual(before);
});

test('an invalid value is refused with its reason, and changes nothing', async () => {
  const before = await champa('history', 'deposits');
  const set = async (value: unknown) => champa('set', 'deposits', await file(value), ...WHY);
  await expect(set({ ...defaultSettings.deposits, perDay: 'many' })).rejects.toThrow('deposits: perDay');
  await expect(set('{')).rejects.toThrow('is not JSON');
  await expect(champa('set', 'weather', await file({}), ...WHY)).rejects.toThrow('no setting "weather"');
  await expect(champa('put-back', 'deposits', '--to', '999999', ...WHY)).rejects.toThrow('no change 999999');
  await expect(champa('put-back', 'deposits', '--to', 'yesterday', ...WHY)).rejects.toThrow('number of a change');
  expect(await champa('history', 'deposits')).toBe(before);
});

test('a change needs an employee and a reason; a shell may name the employee once', async () => {
  const value = await file(defaultSettings.inbox);
  await expect(champa('set', 'inbox', value, '--reason', 'x')).rejects.toThrow('Say who does this');
  await expect(champa('set', 'inbox', value, '--by', 'vilay')).rejects.toThrow('--reason');
  await expect(champa('set', 'inbox', value, '--by', 'vilay', '--reason', ' ')).rejects.toThrow('A reason is needed');
  vi.stubEnv('CHAMPA_STAFF', 'noy');
  await champa('set', 'inbox', value, '--reason', 'x');
  expect(await champa('list')).toMatch(/^inbox +noy /m);
});

test('an unreadable one is marked in the list until it is set again', async () => {
  await server.write('points', { isOffered: 'perhaps' });
  expect(await champa('list')).toMatch(/^points .*CANNOT BE READ: isOffered/m);
  expect((await server.site.settings.get()).points.isOffered).toBe(false);
  await champa('set', 'points', await file(defaultSettings.points), ...WHY);
  expect(await champa('list')).not.toContain('CANNOT BE READ');
});
