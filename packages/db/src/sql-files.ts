import { createHash } from 'node:crypto';
import { glob, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Definition, definitionsIn, mentionsIn } from './sql-text.ts';

/**
 * The folders of the schema's text: migrations in one; functions and views in the folders `sql` of the modules and the platform.
 */
export type SchemaFolders = { migrations: string; functions: string };

export const SCHEMA_FOLDERS: SchemaFolders = {
  migrations: path.resolve(import.meta.dirname, '../migrations'),
  functions: path.resolve(import.meta.dirname, '../../../apps/api/src'),
};

export type Migration = {
  name: string;
  /** Statements that need no function: tables, types, indexes, data. */
  text: string;
  /** Statements that need functions: triggers, and defaults, checks or indexes that call one. */
  afterFunctions: string;
  /** One statement that lets others write meanwhile, and therefore runs by itself after all others (decision 0089). */
  isOutside: boolean;
};

/** A function with all its sets of arguments, or a view. */
export type SqlObject = {
  name: string;
  kind: Definition['kind'];
  text: string;
  hash: string;
  calls: ReadonlySet<string>;
};

export type Schema = { migrations: readonly Migration[]; objects: readonly SqlObject[] };

const OUTSIDE = /^-- outside a transaction$/m;
const AFTER_FUNCTIONS = /^-- after functions$/m;

/** Reads migrations in their order, and functions and views in the order of their calls. */
export async function readSchema(folders: SchemaFolders): Promise<Schema> {
  const [migrations, objects] = await Promise.all([
    readMigrations(folders.migrations),
    readFunctionFiles(folders.functions),
  ]);
  return { migrations, objects: inOrderOfCalls(toObjects(objects)) };
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const [text, ...after] = (await readFile(path.join(folder, file), 'utf8')).split(AFTER_FUNCTIONS);
      if (after.length > 1) throw new Error(`${file}: "-- after functions" stands in it twice.`);
      const isOutside = OUTSIDE.test(text!);
      return { name: path.basename(file, '.sql'), text: text!, afterFunctions: after[0] ?? '', isOutside };
    }),
  );
}

/** The texts of all functions and views, by the names of their files. */
export async function readFunctionFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = (await Array.fromAsync(glob('{platform,modules/*}/sql/*.sql', { cwd: folder }))).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return new Map(files.map((file, index) => [file.replaceAll(path.sep, '/'), texts[index]!]));
}

export function toObjects(files: ReadonlyMap<string, string>): SqlObject[] {
  const read = Array.from(files, ([file, text]) => {
    const definitions = definitionsIn(text);
    const [first] = definitions;
    if (!first || definitions.some(({ schema, name }) => schema !== first.schema || name !== first.name)) {
      throw new Error(`${file}: a file defines one function or view, by CREATE OR REPLACE.`);
    }
    if (path.posix.basename(file, '.sql') !== first.name) throw new Error(`${file}: defines ${first.name}.`);
    return { name: `${first.schema}.${first.name}`, kind: first.kind, text, hash: hashOf(text) };
  });
  const kinds = new Map(read.map(({ name, kind }) => [name, kind]));
  if (kinds.size < read.length) throw new Error('A function has two files.');
  const known = new Set(kinds.keys());
  return read.map((object) => {
    const mentions = mentionsIn(object.text, known, (name) => kinds.get(name) === 'VIEW');
    return { ...object, calls: new Set(mentions.map(({ name }) => name).filter((name) => name !== object.name)) };
  });
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function inOrderOfCalls(objects: readonly SqlObject[]): SqlObject[] {
  const byName = new Map(objects.map((object) => [object.name, object]));
  const placed = new Set<SqlObject>();
  const place = (object: SqlObject, callers: readonly string[]): void => {
    if (placed.has(object)) return;
    if (callers.includes(object.name)) {
      const circle = [...callers.slice(callers.indexOf(object.name)), object.name];
      throw new Error(`Functions call one another in a circle: ${circle.join(' → ')}.`);
    }
    for (const called of [...object.calls].sort()) place(byName.get(called)!, [...callers, object.name]);
    placed.add(object);
  };
  for (const object of objects) place(object, []);
  return [...placed];
}
