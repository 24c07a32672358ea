import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDatabase, type TestDatabase } from '@champa/testkit';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeSchema } from './describe-schema.ts';
import { migrate, planMigration } from './migrate.ts';
import { layOutRelease, releaseNames } from './releases.ts';
import { readSchema, SCHEMA_FOLDERS, type SchemaFolders } from './sql-files.ts';
import { withoutComments } from './sql-text.ts';

const NOTHING = { migrations: [], added: [], replaced: [], dropped: [] };

let folder: string;
const undo: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'champa-upgrade-'));
});

afterAll(async () => {
  for (const step of undo.toReversed()) await step();
  await rm(folder, { recursive: true });
});

async function open(database: TestDatabase): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  undo.push(() => client.end());
  return client;
}

async function newDatabase(content: 'migrated' | 'empty'): Promise<TestDatabase> {
  const database = await createDatabase(content);
  undo.push(database.drop);
  return database;
}

/** The number of rows of each table that has any. */
async function rowsOf(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT schemaname || '.' || quote_ident(tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'graphile_worker', 'champa') ORDER BY 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ count: string }>(`SELECT count(*) FROM ${name}`);
    if (found[0]!.count !== '0') counts[name] = Number(found[0]!.count);
  }
  return counts;
}

/** Tables whose rows went into another table: `upgrade-payments.test.ts` says how. */
const MERGED: readonly string[] = ['withdrawals.provider', 'withdrawals.callback'];

/** The same counts by today's names of the tables: a later migration may have moved or renamed a table. */
async function byNamesOfToday(counts: Record<string, number>): Promise<Record<string, number>> {
  const { migrations } = await readSchema(SCHEMA_FOLDERS);
  const moves = migrations.flatMap(({ text }) => [
    ...withoutComments(text).matchAll(/ALTER TABLE ([a-z_]+)\.([a-z_]+) (SET SCHEMA|RENAME TO) ([a-z_]+);/g),
  ]);
  const nameOf = (before: string): string =>
    moves.reduce((name, [, schema, table, how, to]) => {
      if (name !== `${schema}.${table}`) return name;
      return how === 'SET SCHEMA' ? `${to}.${table}` : `${schema}.${to}`;
    }, before);
  const kept = Object.entries(counts).filter(([name]) => !MERGED.includes(name));
  return Object.fromEntries(kept.map(([name, count]) => [nameOf(name), count]));
}

describe('each released schema, with data in it', async () => {
  test.each(await releaseNames())('%s is upgraded to the current schema, and keeps its data', async (name) => {
    const database = await newDatabase('empty');
    const { folders, data } = await layOutRelease(name, path.join(folder, name));
    await migrate(database.url, folders);
    const client = await open(database);
    await client.query(data);
    const before = await rowsOf(client);
    expect(Object.keys(before).length).toBeGreaterThan(30);

    await migrate(database.url);
    const today = await describeSchema(await open(await newDatabase('migrated')));
    expect(await describeSchema(client)).toEqual(today);
    expect(await rowsOf(client)).toMatchObject(await byNamesOfToday(before));
    expect(await planMigration(database.url)).toEqual(NOTHING);
  });
});

describe('a new body', () => {
  let today: SchemaFolders;

  beforeAll(async () => {
    today = { migrations: SCHEMA_FOLDERS.migrations, functions: path.join(folder, 'functions') };
    await cp(SCHEMA_FOLDERS.functions, today.functions, {
      recursive: true,
      filter: (source) => !path.extname(source) || source.endsWith('.sql'),
    });
    await mkdir(path.join(today.functions, 'platform/sql'), { recursive: true });
  });

  const write = (name: string, text: string): Promise<void> =>
    writeFile(path.join(today.functions, 'platform/sql', `${name}.sql`), text);
  const version = (number: number): string => `
    CREATE OR REPLACE FUNCTION platform.version() RETURNS integer LANGUAGE plpgsql AS $$ BEGIN RETURN ${number}; END $$;
    GRANT EXECUTE ON FUNCTION platform.version TO champa_app;`;

  test('is put in place while traffic calls it: every call succeeds and sees the old or the new body', async () => {
    await write('version', version(1));
    await write(
      'twice',
      `CREATE OR REPLACE FUNCTION platform.twice() RETURNS integer LANGUAGE plpgsql AS $$ BEGIN RETURN 2 * platform.version(); END $$;`,
    );
    const database = await newDatabase('migrated');
    await migrate(database.url, today);

    const clients = await Promise.all([1, 2, 3, 4, 5, 6].map(() => open(database)));
    let isOver = false;
    const seen = await Promise.all([
      ...clients.map(async (client, caller) => {
        const answers: number[] = [];
        while (!isOver) {
          const { rows } = await client.query<{ answer: number }>({
            text: caller % 2 === 0 ? 'SELECT platform.version() AS answer' : 'SELECT platform.twice() / 2 AS answer',
            ...(caller > 2 && { name: 'prepared' }),
          });
          answers.push(rows[0]!.answer);
        }
        return answers;
      }),
      (async () => {
        for (const number of [2, 3, 4, 5]) {
          await write('version', version(number));
          const { replaced } = await migrate(database.url, today);
          expect(replaced).toEqual(['platform.version']);
        }
        isOver = true;
        return [];
      })(),
    ]);
    for (const answers of seen.slice(0, 6)) {
      expect(answers).toEqual(answers.toSorted()); // never an old one after a new one
      expect(new Set(answers).size).toBeGreaterThan(1);
    }
  });

  test('the ledger keeps posting while its own function is replaced', async () => {
    const database = await newDatabase('migrated');
    const client = await open(database);
    const { rows } = await client.query<{ player: string; house: string }>(
      `SELECT ledger.open_account('member', '1', 'cash', 'LAK', now()) AS player,
         ledger.open_account('house', 'till', 'cash', 'LAK', now()) AS house`,
    );
    const { player, house } = rows[0]!;
    const file = path.join(today.functions, 'modules/ledger/sql/post_batch.sql');
    const text = await readFile(file, 'utf8');

    let isOver = false;
    const posting = (async () => {
      let posted = 0;
      for (; !isOver; posted++) {
        const answer = await client.query<{ status: string }>(
          `SELECT status FROM ledger.post_batch(ARRAY[ledger.new_movement(source => 'test', key => $1, kind => 'deposit',
             debit => $2, credit => $3, amount => 5, reference_type => 'test', reference_id => '1', actor => 'system')], now())`,
          [String(posted), house, player],
        );
        expect(answer.rows).toEqual([{ status: 'posted' }]);
      }
      return posted;
    })();
    for (const turn of [1, 2, 3]) {
      await writeFile(file, `${text}\n-- ${turn}\n`);
      await migrate(database.url, today);
    }
    isOver = true;
    const posted = await posting;
    await writeFile(file, text);
    const balance = await client.query<{ balance: string }>('SELECT ledger.balance($1)', [player]);
    expect(Number(balance.rows[0]!.balance)).toBe(5 * posted);
    expect(posted).toBeGreaterThan(0);
  });

  test('replaces the old one although its arguments or its result changed; deleting its file drops the function', async () => {
    await write(
      'changing',
      'CREATE OR REPLACE FUNCTION platform.changing(a integer) RETURNS integer LANGUAGE sql AS $$ SELECT a $$;',
    );
    await write('passing', 'CREATE OR REPLACE VIEW platform.passing AS SELECT 1 AS one;');
    const database = await newDatabase('migrated');
    await migrate(database.url, today);
    const client = await open(database);
    const signatures = async (): Promise<unknown[]> =>
      (
        await client.query<{ said: string }>(
          `SELECT oid::regprocedure || ' ' || prorettype::regtype AS said FROM pg_proc WHERE proname = 'changing'`,
        )
      ).rows.map(({ said }) => said);
    expect(await signatures()).toEqual(['platform.changing(integer) integer']);

    await write(
      'changing',
      'CREATE OR REPLACE FUNCTION platform.changing(a integer) RETURNS text LANGUAGE sql AS $$ SELECT a::text $$;',
    );
    await write('passing', 'CREATE OR REPLACE VIEW platform.passing AS SELECT 2 AS two;');
    await migrate(database.url, today);
    expect(await signatures()).toEqual(['platform.changing(integer) text']);
    expect((await client.query('SELECT * FROM platform.passing')).rows).toEqual([{ two: 2 }]);

    await write(
      'changing',
      'CREATE OR REPLACE FUNCTION platform.changing(a text, b text) RETURNS text LANGUAGE sql AS $$ SELECT a || b $$;',
    );
    await migrate(database.url, today);
    expect(await signatures()).toEqual(['platform.changing(text,text) text']);

    for (const name of ['changing', 'passing']) await rm(path.join(today.functions, `platform/sql/${name}.sql`));
    expect(await planMigration(database.url, today)).toEqual({
      ...NOTHING,
      dropped: ['platform.changing', 'platform.passing'],
    });
    await migrate(database.url, today);
    expect(await signatures()).toEqual([]);
  });

  test('grants exactly what its file says', async () => {
    const database = await newDatabase('migrated');
    const client = await open(database);
    const may = async (): Promise<unknown> =>
      (await client.query(`SELECT has_function_privilege('champa_app', 'platform.guarded()', 'EXECUTE') AS may`))
        .rows[0];
    const guarded = 'CREATE OR REPLACE FUNCTION platform.guarded() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$;';
    await write('guarded', `${guarded} GRANT EXECUTE ON FUNCTION platform.guarded TO champa_app;`);
    await migrate(database.url, today);
    await write('guarded', `${guarded} REVOKE ALL ON FUNCTION platform.guarded FROM PUBLIC;`);
    await migrate(database.url, today);
    expect(await may()).toEqual({ may: false });
    await rm(path.join(today.functions, 'platform/sql/guarded.sql'));
  });

  test('an invalid one changes nothing; a cycle is refused', async () => {
    const database = await newDatabase('migrated');
    await write('version', version(9));
    await write(
      'wrong',
      'CREATE OR REPLACE FUNCTION platform.wrong() RETURNS integer LANGUAGE sql AS $$ SELECT nothing $$;',
    );
    const before = await describeSchema(await open(database));
    await expect(migrate(database.url, today)).rejects.toThrow(/^platform\.wrong: column "nothing" does not exist/);
    expect(await describeSchema(await open(database))).toEqual(before);

    await write(
      'wrong',
      'CREATE OR REPLACE FUNCTION platform.wrong() RETURNS integer LANGUAGE sql AS $$ SELECT platform.right() $$;',
    );
    await write(
      'right',
      'CREATE OR REPLACE FUNCTION platform.right() RETURNS integer LANGUAGE sql AS $$ SELECT platform.wrong() $$;',
    );
    await expect(planMigration(database.url, today)).rejects.toThrow(/in a circle: platform\.(right|wrong) → /);
    for (const name of ['wrong', 'right', 'version', 'twice'])
      await rm(path.join(today.functions, `platform/sql/${name}.sql`));
  });
});

describe('a database that this program cannot upgrade', () => {
  test('is refused if it is older than the first release or was migrated by a newer program', async () => {
    const database = await newDatabase('empty');
    const client = await open(database);
    await client.query(`CREATE SCHEMA champa; CREATE TABLE champa.migration (id serial, name text, run_on timestamp);
      INSERT INTO champa.migration (name) VALUES ('0001_platform')`);
    await expect(migrate(database.url)).rejects.toThrow(/of before the first release \(0001_platform\)/);
    await client.query(`UPDATE champa.migration SET name = '29990101000000_bonus_later'`);
    await expect(migrate(database.url)).rejects.toThrow(/newer than this program: it has 29990101000000_bonus_later/);
  });
});

describe('servers that migrate at once', () => {
  test('migrate it once', async () => {
    const database = await newDatabase('empty');
    const all = await Promise.all([1, 2, 3].map(() => migrate(database.url)));
    expect(all.filter(({ migrations }) => migrations.length > 0)).toHaveLength(1);
  });
});

describe('a migration of a table that is in use', () => {
  const next = async (...files: (readonly [name: string, text: string])[]): Promise<SchemaFolders> => {
    const migrations = await mkdtemp(path.join(folder, 'migrations-'));
    await cp(SCHEMA_FOLDERS.migrations, migrations, { recursive: true });
    for (const [name, text] of files) await writeFile(path.join(migrations, `${name}.sql`), text);
    return { ...SCHEMA_FOLDERS, migrations };
  };
  const COLUMN = ['29990101000000_vendors_note', 'ALTER TABLE vendors.round ADD COLUMN note text;'] as const;
  const INDEX = [
    '29990101000100_vendors_note_index',
    '-- outside a transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS round_note ON vendors.round (note);',
  ] as const;

  test('waits for its lock in moments, so that those behind it go on, and is done when the table is free', async () => {
    const database = await newDatabase('migrated');
    const [slow, other] = [await open(database), await open(database)];
    await slow.query('BEGIN');
    await slow.query('SELECT count(*) FROM vendors.round');
    const migrated = migrate(database.url, await next(COLUMN));
    let waited = false;
    while (!waited) {
      const { rows } = await other.query<{ waited: boolean }>(
        `SELECT count(*) > 0 AS waited FROM pg_locks WHERE NOT granted AND relation = 'vendors.round'::regclass`,
      );
      waited = rows[0]!.waited;
    }
    // Queued behind the migration, which gives way.
    await other.query('SELECT count(*) FROM vendors.round');
    await slow.query('COMMIT');
    expect((await migrated).migrations).toEqual([COLUMN[0]]);
  });

  test('adds an index while others write, and again where that was broken off', async () => {
    const database = await newDatabase('migrated');
    const client = await open(database);
    const folders = await next(COLUMN, INDEX);
    // As a broken off CREATE INDEX CONCURRENTLY leaves it.
    await client.query(
      'ALTER TABLE vendors.round ADD COLUMN note text; CREATE INDEX round_note ON vendors.round (note)',
    );
    await client.query(`UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'vendors.round_note'::regclass`);
    await client.query('INSERT INTO champa.migration (name) VALUES ($1)', [COLUMN[0]]);
    expect((await migrate(database.url, folders)).migrations).toEqual([INDEX[0]]);
    const { rows } = await client.query(
      `SELECT indisvalid FROM pg_index WHERE indexrelid = 'vendors.round_note'::regclass`,
    );
    expect(rows).toEqual([{ indisvalid: true }]);
    expect(await planMigration(database.url, folders)).toEqual(NOTHING);
  });
});
