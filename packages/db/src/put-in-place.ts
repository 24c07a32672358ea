import type pg from 'pg';
import type { SqlObject } from './sql-files.ts';

/** A function or view as it is in the database. `version` changes with each change of it. */
type Present = { name: string; signature: string; kind: 'ROUTINE' | 'VIEW'; version: string };

const CANNOT_REPLACE = ['42P13', '42P16']; // another return type or other names of arguments; other columns of a view
const OTHERS_DEPEND = '2BP01';

/**
 * Creates or replaces functions and views in the caller's transaction, in the given order, and drops those without a file. A call
 * sees the old body or the new one: calls of other sessions see all new ones at the commit.
 */
export async function putInPlace(
  client: pg.Client,
  objects: readonly SqlObject[],
  gone: readonly string[],
): Promise<void> {
  const names = objects.map(({ name }) => name);
  const found = new Set((await present(client, names)).map(({ name }) => name));
  for (const object of objects) {
    if (found.has(object.name)) await replace(client, object);
    else await client.query(object.text).catch((error: Error) => refuse(object.name, error));
  }
  for (const { kind, signature, name } of await present(client, gone)) await drop(client, kind, signature, name);
  await client.query('DELETE FROM champa.sql_object WHERE name = ANY ($1)', [gone]);
  await client.query(
    `INSERT INTO champa.sql_object (name, hash) SELECT * FROM unnest($1::text[], $2::text[])
     ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, applied_at = excluded.applied_at`,
    [names, objects.map(({ hash }) => hash)],
  );
}

async function replace(client: pg.Client, object: SqlObject): Promise<void> {
  // The rights are those of the current file, not also those of earlier ones.
  for (const { kind, signature } of await present(client, [object.name])) {
    if (kind === 'VIEW') await client.query(`REVOKE ALL ON ${signature} FROM PUBLIC, champa_app`);
    else {
      await client.query(`REVOKE ALL ON ROUTINE ${signature} FROM champa_app`);
      await client.query(`GRANT EXECUTE ON ROUTINE ${signature} TO PUBLIC`);
    }
  }
  const before = await present(client, [object.name]);
  await client.query('SAVEPOINT replacing');
  try {
    await client.query(object.text);
  } catch (error) {
    if (!CANNOT_REPLACE.includes((error as { code?: string }).code ?? '')) refuse(object.name, error as Error);
    await client.query('ROLLBACK TO SAVEPOINT replacing');
    for (const { kind, signature, name } of before) await drop(client, kind, signature, name);
    await client.query(object.text).catch((again: Error) => refuse(object.name, again));
  }
  await client.query('RELEASE SAVEPOINT replacing');
  // What the file did not create has a set of arguments that the file no longer has.
  const versions = new Set(before.map(({ version }) => version));
  for (const { kind, signature, name, version } of await present(client, [object.name])) {
    if (versions.has(version)) await drop(client, kind, signature, name);
  }
}

export async function present(client: pg.Client, names: readonly string[]): Promise<Present[]> {
  if (names.length === 0) return [];
  const { rows } = await client.query<Present>(
    `SELECT s.nspname || '.' || p.proname AS name, p.oid::regprocedure::text AS signature, 'ROUTINE' AS kind,
       p.oid || ' ' || p.ctid::text AS version
     FROM pg_proc AS p JOIN pg_namespace AS s ON s.oid = p.pronamespace
     WHERE s.nspname || '.' || p.proname = ANY ($1)
     UNION ALL
     SELECT s.nspname || '.' || c.relname, c.oid::regclass::text, 'VIEW', c.oid || ' ' || c.ctid::text
     FROM pg_class AS c JOIN pg_namespace AS s ON s.oid = c.relnamespace
     WHERE c.relkind = 'v' AND s.nspname || '.' || c.relname = ANY ($1)`,
    [names],
  );
  return rows;
}

async function drop(client: pg.Client, kind: Present['kind'], signature: string, name: string): Promise<void> {
  await client.query(`DROP ${kind} ${signature}`).catch((error: Error & { code?: string; detail?: string }) => {
    if (error.code !== OTHERS_DEPEND) throw error;
    const who = error.detail?.replaceAll('\n', ', ') ?? error.message;
    throw new Error(
      `${name}: its arguments or its answer changed, or it is gone, but ${who}; a migration must take that away first.`,
      { cause: error },
    );
  });
}

function refuse(name: string, error: Error): never {
  throw new Error(`${name}: ${error.message}`, { cause: error });
}
