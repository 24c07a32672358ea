import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, type TestDatabase } from '@champa/testkit';
import { Command } from 'commander';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createPool, inTransaction, type Pool } from '../../platform/database.ts';
import { createCatalogueAdmin } from './catalogue.admin.ts';
import { upsertVendor } from './catalogue.repo.ts';
import { accessLog, everybodyActs, recordByHand } from '../../testing/by-test.ts';
import { catalogueCommands } from './index.ts';

let database: TestDatabase;
let pool: Pool;
let folder: string;

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 2);
  folder = await mkdtemp(path.join(tmpdir(), 'champa-import-'));
  await inTransaction(pool, (tx) => upsertVendor(tx, { vassalage: 'NAGA' }));
});

afterEach(() => {
  process.exitCode = undefined;
});

afterAll(async () => {
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function champa(...words: string[]): Promise<{ out: string; error: string; exitCode: unknown }> {
  const said = { out: '', error: '' };
  const program = new Command('champa').exitOverride().configureOutput({
    writeOut: () => undefined,
    writeErr: (text) => (said.error += text),
  });
  const admin = createCatalogueAdmin({
    pool,
    clock: systemClock,
    record: recordByHand,
    hasOwnPicture: async () => false,
  });
  catalogueCommands(program, (work) => work({ catalogue: { admin }, staff: everybodyActs }, { pool }));
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => (said.out += String(text)) !== '');
  try {
    await program.parseAsync([...words, '--by', 'vilay'], { from: 'user' });
  } finally {
    out.mockRestore();
  }
  return { ...said, exitCode: process.exitCode };
}

async function fileOf(...lines: string[]): Promise<string> {
  const file = path.join(folder, 'games.jsonl');
  await writeFile(file, lines.join('\n'));
  return file;
}

test('an import reports its counts and its bad rows, and succeeds when a row was good', async () => {
  const file = await fileOf('{"vassalage":"NAGA","gameCode":"a","gameName":"A"}', '{"vassalage":"NOBODY"}');
  expect(await champa('catalogue', 'import', file)).toEqual({
    out: '2 rows: 1 added, 0 changed, 0 unchanged, 1 bad\n',
    error: 'line 2: vassalage: unknown vendor "NOBODY"\n',
    exitCode: undefined,
  });
  const stored = { games: 1, added: 1, changed: 0 };
  expect(await accessLog(pool)).toEqual([{ staffId: 7n, action: 'catalogue_imported', detail: stored }]);
});

test('rows that name no vendor get the one named on the command line', async () => {
  const file = await fileOf('{"game_code":"b","name":"B"}');
  expect((await champa('catalogue', 'import', file, '--vendor', 'NAGA')).out).toContain('1 added');
});

test('an import fails when no row was good, when the file is empty, and when it is missing', async () => {
  expect(await champa('catalogue', 'import', await fileOf('no'))).toMatchObject({
    error: 'line 1: is not a JSON object\n',
    exitCode: 1,
  });
  expect(await champa('catalogue', 'import', await fileOf())).toMatchObject({
    out: expect.stringContaining('0 rows'),
    exitCode: 1,
  });
  await expect(champa('catalogue', 'import', path.join(folder, 'none'))).rejects.toThrow('ENOENT');
});

test('the help describes the format', async () => {
  await expect(champa('catalogue', 'import', '--help')).rejects.toThrow('outputHelp');
});
