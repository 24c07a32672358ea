import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, runMigrations as migrateJobQueue } from 'graphile-worker';
import pg from 'pg';
import { present, putInPlace } from './put-in-place.ts';
import { type Migration, readSchema, type Schema, SCHEMA_FOLDERS } from './sql-files.ts';

/** What a migration does, or did: names of migrations, and of functions and views. */
export type SchemaChanges = { migrations: string[]; added: string[]; replaced: string[]; dropped: string[] };

/** Why a database is not migrated: one line for the operator. */
export class SchemaRefusal extends Error {}

/** The state of a database: the applied migrations, and the hash of each function's text if the function still exists. */
type State = { migrations: ReadonlySet<string>; objects: ReadonlyMap<string, string> };

const LOCK = 8_201_184_273_116_205n; // any number that nothing else locks

/**
 * Brings a database to the current schema: the job queue's own tables, then new migrations, then functions and views whose text
 * changed; ours in one transaction, forward only; then what runs outside of one. Several servers can run it at once, while others
 * work. Needs a connection that may create roles and schemas.
 */
export async function migrate(databaseUrl: string, folders = SCHEMA_FOLDERS): Promise<SchemaChanges> {
  const schema = await readSchema(folders);
  return onConnection(databaseUrl, async (client) => {
    changesOf(await readState(client), schema); // refuses before anything is changed
    const changes = await whenUnlocked(client, () => migrateAtOnce(client, databaseUrl, schema));
    for (const migration of pending(schema, changes)) if (migration.isOutside) await migrateOutside(client, migration);
    return changes;
  });
}

/** Everything that is done whole or not at all. */
async function migrateAtOnce(client: pg.Client, databaseUrl: string, schema: Schema): Promise<SchemaChanges> {
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  await client.query(`SET LOCAL lock_timeout = ${WAITS_AT_MOST_MS}`);
  await client.query(BOOKKEEPING);
  const changes = changesOf(await readState(client), schema);
  // Tables do not need the queue; functions that add jobs do.
  await Promise.all([
    migrateJobQueue({ connectionString: databaseUrl, logger: silent }),
    applyMigrations(client, schema, changes),
  ]);
  await applyFunctions(client, schema, changes);
  await client.query('COMMIT');
  return changes;
}

/**
 * Whoever waits for a table's lock makes all wait that come after: so the migration waits only for a moment, and lets them go first
 * where that is not enough.
 */
async function whenUnlocked<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      const { code } = ((error as Error).cause ?? error) as pg.DatabaseError;
      if (code !== LOCK_NOT_AVAILABLE || attempt === ATTEMPTS) throw error;
      await sleep(AGAIN_AFTER_MS * (1 + Math.random()));
    }
  }
}

/** Runs one statement that lets others write meanwhile. What was begun and not ended is done again. */
async function migrateOutside(client: pg.Client, { name, text }: Migration): Promise<void> {
  // Waiting for the lock by a statement would hold a snapshot, for which the other's CREATE INDEX would wait in turn.
  while (!(await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [LOCK])).rows[0]!.got) {
    await sleep(AGAIN_AFTER_MS);
  }
  try {
    const { rowCount } = await client.query('SELECT 1 FROM champa.migration WHERE name = $1', [name]);
    if (rowCount === 0) await applyOutside(client, name, text);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  }
}

async function applyOutside(client: pg.Client, name: string, text: string): Promise<void> {
  const [, index] = /CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+IF\s+NOT\s+EXISTS\s+(\w+)\s+ON/i.exec(text) ?? [];
  const [, table] = /\sON\s+(?:ONLY\s+)?(\w+\.\w+)/i.exec(text) ?? [];
  if (index && table) {
    const half = await client.query<{ name: string }>(HALF_BUILT, [index, table]);
    for (const each of half.rows) await run(client, name, `DROP INDEX CONCURRENTLY ${each.name}`);
  }
  await run(client, name, text);
  await client.query('INSERT INTO champa.migration (name) VALUES ($1) ON CONFLICT DO NOTHING', [name]);
}

const WAITS_AT_MOST_MS = 2000;
const AGAIN_AFTER_MS = 500;
const ATTEMPTS = 40;
const LOCK_NOT_AVAILABLE = '55P03';

/** An index that a CREATE INDEX CONCURRENTLY left when it was broken off. */
const HALF_BUILT = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name
  FROM pg_index AS i JOIN pg_class AS c ON c.oid = i.indexrelid JOIN pg_namespace AS n ON n.oid = c.relnamespace
  WHERE c.relname = $1 AND i.indrelid = to_regclass($2) AND NOT i.indisvalid`;

/** What `migrate` would do now. Changes nothing. */
export async function planMigration(databaseUrl: string, folders = SCHEMA_FOLDERS): Promise<SchemaChanges> {
  const schema = await readSchema(folders);
  return onConnection(databaseUrl, async (client) => changesOf(await readState(client), schema));
}

const BOOKKEEPING = `
  CREATE SCHEMA IF NOT EXISTS champa;
  CREATE TABLE IF NOT EXISTS champa.migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE IF NOT EXISTS champa.sql_object (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());
`;

async function readState(client: pg.Client): Promise<State> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT name FROM unnest(ARRAY['migration', 'sql_object']) AS name WHERE to_regclass('champa.' || name) IS NOT NULL`,
  );
  const has = (name: string): boolean => tables.some((table) => table.name === name);
  const { rows: migrations } = has('migration')
    ? await client.query<{ name: string }>('SELECT name FROM champa.migration')
    : { rows: [] };
  const { rows: objects } = has('sql_object')
    ? await client.query<{ name: string; hash: string }>(`SELECT name, hash FROM champa.sql_object`)
    : { rows: [] };
  return {
    migrations: new Set(migrations.map(({ name }) => name)),
    objects: new Map(objects.map(({ name, hash }) => [name, hash])),
  };
}

function changesOf(state: State, { migrations, objects }: Schema): SchemaChanges {
  const numbered = [...state.migrations].find((name) => /^\d{4}_/.test(name));
  if (numbered) {
    throw new SchemaRefusal(
      `This database is of before the first release (${numbered}), and nothing leads from there to here: migrate a new, empty database.`,
    );
  }
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...state.migrations].find((name) => !known.has(name));
  if (unknown)
    throw new SchemaRefusal(`This database is newer than this program: it has ${unknown}, which is not known here.`);
  const today = new Set(objects.map(({ name }) => name));
  return {
    migrations: [...known].filter((name) => !state.migrations.has(name)),
    added: objects.filter(({ name }) => !state.objects.has(name)).map(({ name }) => name),
    replaced: objects
      .filter(({ name, hash }) => state.objects.has(name) && state.objects.get(name) !== hash)
      .map(({ name }) => name),
    dropped: [...state.objects.keys()].filter((name) => !today.has(name)).sort(),
  };
}

async function applyMigrations(client: pg.Client, schema: Schema, changes: SchemaChanges): Promise<void> {
  const inside = pending(schema, changes).filter(({ isOutside }) => !isOutside);
  for (const { name, text } of inside) await run(client, name, text);
  await client.query('INSERT INTO champa.migration (name) SELECT unnest($1::text[])', [inside.map(({ name }) => name)]);
}

async function applyFunctions(client: pg.Client, schema: Schema, changes: SchemaChanges): Promise<void> {
  // A migration may drop a function in order to change what uses it; its file creates it again.
  const away = changes.migrations.length > 0 ? await missing(client, schema) : [];
  const wanted = new Set([...changes.added, ...changes.replaced, ...away]);
  const objects = schema.objects.filter(({ name }) => wanted.has(name));
  await putInPlace(client, objects, changes.dropped);
  for (const { name, afterFunctions } of pending(schema, changes)) {
    if (afterFunctions) await run(client, name, afterFunctions);
  }
}

function pending({ migrations }: Schema, changes: SchemaChanges): Migration[] {
  return migrations.filter(({ name }) => changes.migrations.includes(name));
}

async function missing(client: pg.Client, { objects }: Schema): Promise<string[]> {
  const names = objects.map(({ name }) => name);
  const there = new Set((await present(client, names)).map(({ name }) => name));
  return names.filter((name) => !there.has(name));
}

async function run(client: pg.Client, name: string, text: string): Promise<void> {
  await client.query(text).catch((error: Error) => {
    throw new Error(`${name}: ${error.message}`, { cause: error });
  });
}

async function onConnection<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end(); // uncommitted changes are rolled back
  }
}

const silent = new Logger(() => () => undefined);
