import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { hashOf, readFunctionFiles, SCHEMA_FOLDERS, type SchemaFolders } from './sql-files.ts';

/**
 * A released schema: what is needed to make it again. Migrations are never edited, so their names and hashes suffice; functions
 * are edited, so their texts are kept. `data.sql` fills it as a brand would have.
 */
const RELEASES_FOLDER = path.resolve(import.meta.dirname, '../releases');
const MIGRATIONS = 'migrations.json';
const FUNCTIONS = 'functions.json.br';
const DATA = 'data.sql';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** All releases, oldest first. */
export async function releaseNames(): Promise<string[]> {
  return (await readdir(RELEASES_FOLDER)).sort();
}

/** Writes the current schema as a release. Its data start as those of the previous release. */
export async function writeRelease(name: string): Promise<string> {
  const before = (await releaseNames()).at(-1);
  const folder = path.join(RELEASES_FOLDER, name);
  await mkdir(folder);
  const hashes = Object.fromEntries(await migrationHashes(SCHEMA_FOLDERS.migrations));
  const functions = Object.fromEntries(await readFunctionFiles(SCHEMA_FOLDERS.functions));
  await writeFile(path.join(folder, MIGRATIONS), `${JSON.stringify(hashes, null, 2)}\n`);
  await writeFile(path.join(folder, FUNCTIONS), await compress(JSON.stringify(functions)));
  if (before) await cp(path.join(RELEASES_FOLDER, before, DATA), path.join(folder, DATA));
  return folder;
}

/** Writes a release's text to an empty folder, as `migrate` reads it, and returns that and its data. */
export async function layOutRelease(name: string, target: string): Promise<{ folders: SchemaFolders; data: string }> {
  const folder = path.join(RELEASES_FOLDER, name);
  const hashes = JSON.parse(await readFile(path.join(folder, MIGRATIONS), 'utf8')) as Record<string, string>;
  const today = await migrationHashes(SCHEMA_FOLDERS.migrations);
  const folders = { migrations: path.join(target, 'migrations'), functions: path.join(target, 'functions') };
  await mkdir(folders.migrations, { recursive: true });
  for (const [file, hash] of Object.entries(hashes)) {
    if (today.get(file) !== hash) throw new Error(`${file} was released with ${name} and must stay as it was.`);
    await cp(path.join(SCHEMA_FOLDERS.migrations, file), path.join(folders.migrations, file));
  }
  const packed = await decompress(await readFile(path.join(folder, FUNCTIONS)));
  for (const [file, text] of Object.entries(JSON.parse(packed.toString()) as Record<string, string>)) {
    await mkdir(path.join(folders.functions, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folders.functions, file), text);
  }
  return { folders, data: await readFile(path.join(folder, DATA), 'utf8') };
}

async function migrationHashes(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(folder)).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return new Map(files.map((file, index) => [file, hashOf(texts[index]!)]));
}
