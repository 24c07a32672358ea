import { expect, test } from 'vitest';
import { type SqlFile, sqlBorders } from './rules/sql-borders.ts';
import { readSource } from './source.ts';

const modules = 'apps/api/src/modules';

const postBatch: SqlFile = {
  path: `${modules}/ledger/sql/post_batch.sql`,
  text: `CREATE OR REPLACE FUNCTION ledger.post_batch(a bigint) RETURNS bigint LANGUAGE sql AS $$ SELECT a $$;`,
};
const calling = (body: string, schema = 'bonus'): SqlFile => ({
  path: `${modules}/${schema}/sql/post.sql`,
  text: `CREATE OR REPLACE FUNCTION ${schema}.post(a bigint) RETURNS bigint LANGUAGE sql SET search_path = pg_catalog, ${schema} AS $$ ${body} $$;`,
});
const index = (module: string, ...names: string[]) =>
  readSource(
    `${modules}/${module}/index.ts`,
    `export const sqlFunctions = [${names.map((name) => `'${name}'`)}] as const;`,
  );
const migration = (text: string, name = '20270101120000_bonus_notes.sql'): SqlFile => ({
  path: `packages/db/migrations/${name}`,
  text,
});

const said = (...given: Parameters<typeof sqlBorders>): string[] => sqlBorders(...given).map(({ message }) => message);

test('a call into another schema: red, unless its index lists the function', () => {
  const call = calling('SELECT ledger.post_batch(a)');
  expect(said([postBatch, call], [])).toEqual([
    'calls ledger.post_batch, and the index of ledger does not list post_batch in sqlFunctions',
  ]);
  expect(said([postBatch, call], [index('ledger', 'post_batch')])).toEqual([]);
});

test("a repo's call into another schema: the same", () => {
  const repo = readSource(`${modules}/bonus/bonus.repo.ts`, 'const q = `SELECT ledger.post_batch($1)`;');
  expect(said([postBatch], [repo])).toHaveLength(1);
  expect(said([postBatch], [repo, index('ledger', 'post_batch')])).toEqual([]);
});

test('calls in a cycle of modules: red at each of them', () => {
  const circle = [
    calling('SELECT limits.post(a)'),
    calling('SELECT a', 'limits'),
    {
      path: `${modules}/limits/sql/note.sql`,
      text: 'CREATE OR REPLACE FUNCTION limits.note() RETURNS bigint LANGUAGE sql AS $$ SELECT bonus.post(1) $$;',
    },
  ];
  const lists = [index('limits', 'post'), index('bonus', 'post')];
  expect(sqlBorders(circle, lists).map(({ path }) => path)).toEqual([`${modules}/bonus`, `${modules}/limits`]);
  expect(sqlBorders(circle.slice(0, 2), lists.slice(0, 1))).toEqual([]);
});

test('a list with a function that nobody calls: red', () => {
  expect(said([postBatch], [index('ledger', 'post_batch')])).toEqual([
    'lists ledger.post_batch, which no other schema calls',
  ]);
});

test('a comment is not a call; a call by the search path is one', () => {
  expect(said([postBatch, calling('SELECT a -- not ledger.post_batch(a)\n')], [])).toEqual([]);
  const path = {
    ...calling('SELECT post_batch(a)'),
    text: calling('SELECT post_batch(a)').text.replace(', bonus', ', ledger'),
  };
  expect(said([postBatch, path], [])).toHaveLength(1);
});

test("a table of another schema: red; a function's own: green", () => {
  expect(said([postBatch, calling('SELECT id FROM ledger.accounts')], [])).toEqual([
    'names a table of ledger; a function names its own schema only',
  ]);
  expect(said([postBatch, calling('SELECT id FROM bonus.bonus')], [])).toEqual([]);
});

test('a file that defines something else than its name says: red', () => {
  expect(said([{ ...postBatch, path: `${modules}/ledger/sql/post.sql` }], [])).toHaveLength(1);
  expect(said([{ ...postBatch, path: `${modules}/bonus/sql/post_batch.sql` }], [])).toHaveLength(1);
});

test('eight positional arguments: red; named ones: green', () => {
  const repo = (args: string) =>
    readSource(`${modules}/ledger/ledger.repo.ts`, `const q = \`SELECT ledger.post_batch(${args})\`;`);
  expect(said([postBatch], [repo('$1, $2, $3, $4, f(1, 2), $6, $7, $8')])).toHaveLength(1);
  expect(said([postBatch], [repo('$1, $2, $3, $4, f(1, 2), $6, $7')])).toEqual([]);
  expect(said([postBatch], [repo('a => $1, b => $2, c => $3, d => $4, e => $5, f => $6, g => $7, h => $8')])).toEqual(
    [],
  );
});

test('a migration that creates a function, touches another schema or has no time in its name: red', () => {
  expect(said([migration('CREATE TABLE bonus.note (id bigint REFERENCES member.member);')], [])).toEqual([]);
  expect(said([migration('CREATE FUNCTION bonus.f() RETURNS void AS $$ $$;')], [])).toHaveLength(1);
  expect(said([migration('CREATE TABLE ledger.note (id bigint);')], [])).toHaveLength(1);
  expect(said([migration('CREATE INDEX a ON ledger.accounts (id);')], [])).toHaveLength(1);
  expect(said([migration('', '0270_bonus.sql')], [])).toHaveLength(1);
});

test('a migration that takes a table over into its own schema: green; one that gives a table away: red', () => {
  const takes = 'ALTER TABLE rebate.note SET SCHEMA bonus;';
  expect(said([migration(`CREATE SCHEMA bonus; ${takes}`)], [])).toEqual([]);
  expect(said([migration(takes)], [])).toEqual([]);
  expect(said([migration(`${takes} ALTER TABLE rebate.note ADD COLUMN a bigint;`)], [])).toEqual([
    'changes rebate; a migration is of one schema, the one it is named after',
  ]);
  expect(said([migration('ALTER TABLE bonus.note SET SCHEMA rebate;')], [])).toEqual([
    'changes rebate; a migration is of one schema, the one it is named after',
  ]);
});

test('a migration that drops a schema: green where it takes tables of it over, else red', () => {
  expect(said([migration('ALTER TABLE rebate.note SET SCHEMA bonus; DROP SCHEMA rebate;')], [])).toEqual([]);
  expect(said([migration('CREATE SCHEMA bonus; DROP SCHEMA rebate;')], [])).toEqual([
    'changes rebate; a migration is of one schema, the one it is named after',
  ]);
});
