import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase } from '@champa/testkit';
import pg from 'pg';
import { allSettings } from '../../composition/settings.ts';
import { createPool, type Pool } from '../../platform/database.ts';
import { createLog } from '../../platform/log.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { accessLog, everybodyActs, recordByHand } from '../../testing/by-test.ts';
import { createTestClock } from '../../testing/accounts-app.ts';
import { createSettings, type Setting, type Settings, settingsCommands } from './index.ts';

const declared: readonly Setting<unknown>[] = Object.values(allSettings);
const clock = createTestClock();
let database: Awaited<ReturnType<typeof createDatabase>>;
let pool: Pool;
let settings: Settings;
let folder: string;

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 4);
  settings = createSettings({ pool, clock, log: createLog('silent', 'test'), metrics: createMetrics() }, declared, {
    record: recordByHand,
  });
  folder = await mkdtemp(path.join(tmpdir(), 'champa-settings-'));
});
afterAll(async () => {
  await pool.end();
  await database.drop();
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
  settingsCommands(declared)(program, (work) => work({ settings, staff: everybodyActs }, { pool }));
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

test.each(Object.keys(allSettings))('%s is shown, has a schema, and takes what it shows', async (key) => {
  expect(JSON.parse(await champa('schema', key))).toMatchObject({
    title: key,
    version: expect.any(Number) as number,
  });
  const value = await shown(key);
  expect(await champa('set', key, await file(value), ...WHY)).toBe(`${key} is set.\n`);
  expect(await shown(key)).toEqual(value);
});

test('a change is in the audit log with the value before and after, but no secret', async () => {
  await champa('set', 'deposits', await file({ ...allSettings.deposits.default, perDay: 7 }), ...WHY);
  expect((await accessLog(pool)).at(-1)).toMatchObject({
    staffId: 7n,
    action: 'setting_changed',
    detail: { setting: 'deposits' },
    before: { value: allSettings.deposits.default },
    after: { value: { perDay: 7 } },
  });
  await champa('put-back', 'deposits', '--to', 'default', ...WHY);
  expect((await accessLog(pool)).at(-1)).toMatchObject({
    after: { value: allSettings.deposits.default },
  });
  const provider = {
    id: 'mekong',
    kind: 'OTHER',
    label: 'Mekong ID',
    issuer: 'https://id.example',
    clientId: 'champa',
    sealedSecret: 'sealed-secret-of-mekong',
    endpoints: null,
    enabled: true,
    authentication: 'client_secret_basic',
    algorithm: 'RS256',
    scopes: ['openid'],
  };
  await champa('set', 'signInProviders', await file([provider]), ...WHY);
  const entry = JSON.stringify((await accessLog(pool)).at(-1)?.after);
  expect(entry).toContain('mekong');
  expect(entry).not.toContain(provider.sealedSecret);
  await champa('put-back', 'signInProviders', '--to', 'default', ...WHY);
});

test('one is changed, told with its author and reason, and put back', async () => {
  const before = allSettings.deposits.default;
  await champa('set', 'deposits', await file({ ...before, perDay: 3 }), ...WHY);
  expect(await shown('deposits')).toEqual({ ...before, perDay: 3 });
  const [last] = JSON.parse(await champa('history', 'deposits', '--json'));
  expect(last).toMatchObject({
    by: 'vilay',
    reason: 'the year ends',
    value: { perDay: 3 },
  });
  await champa('set', 'deposits', await file({ ...before, perDay: 4 }), ...WHY);
  await champa('put-back', 'deposits', '--to', last.change, ...WHY);
  expect(await shown('deposits')).toEqual({ ...before, perDay: 3 });
  await champa('put-back', 'deposits', '--to', 'default', ...WHY);
  expect(await shown('deposits')).toEqual(before);
});

test('an invalid value is refused with its reason, and changes nothing', async () => {
  const before = await champa('history', 'deposits');
  const set = async (value: unknown) => champa('set', 'deposits', await file(value), ...WHY);
  await expect(set({ ...allSettings.deposits.default, perDay: 'many' })).rejects.toMatchObject({
    code: 'VALIDATION',
    value: {
      fields: { deposits: expect.stringMatching(/^perDay: /) as string },
    },
  });
  await expect(set('{')).rejects.toThrow('is not JSON');
  await expect(champa('set', 'weather', await file({}), ...WHY)).rejects.toThrow('no setting "weather"');
  await expect(champa('put-back', 'deposits', '--to', '999999', ...WHY)).rejects.toMatchObject({
    code: 'NOT_FOUND',
    value: { setting: 'deposits', change: '999999' },
  });
  await expect(champa('put-back', 'deposits', '--to', 'yesterday', ...WHY)).rejects.toThrow('number of a change');
  expect(await champa('history', 'deposits')).toBe(before);
});

test('nobody changes one without a name and a reason; a shell may name the employee once', async () => {
  const value = await file(allSettings.inbox.default);
  await expect(champa('set', 'inbox', value, '--reason', 'x')).rejects.toThrow('Say who does this');
  await expect(champa('set', 'inbox', value, '--by', 'vilay')).rejects.toThrow('--reason');
  await expect(champa('set', 'inbox', value, '--by', 'vilay', '--reason', ' ')).rejects.toThrow('A reason is needed');
  vi.stubEnv('CHAMPA_STAFF', 'noy');
  await champa('set', 'inbox', value, '--reason', 'x');
  expect(await champa('list')).toMatch(/^inbox +noy /m);
});

/** Writes a row as a hand at psql would. */
async function write(key: string, value: unknown): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    `INSERT INTO site.setting (key, value, changed_at, changed_by) VALUES ($1, $2, now(), 'psql')
     ON CONFLICT (key) DO UPDATE SET value = $2`,
    [key, JSON.stringify(value)],
  );
  await client.end();
  clock.forward({ seconds: 2 });
}

test('a setting that cannot be read stands out in the list until it is set again', async () => {
  await write('points', { isOffered: 'perhaps' });
  expect(await champa('list')).toMatch(/^points .*CANNOT BE READ: isOffered/m);
  expect((await settings.get(allSettings.points)).isOffered).toBe(false);
  await champa('set', 'points', await file(allSettings.points.default), ...WHY);
  expect(await champa('list')).not.toContain('CANNOT BE READ');
});
