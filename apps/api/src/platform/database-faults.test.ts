import { createDatabase, type TestDatabase } from '@champa/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool, inTransaction, type Pool } from './database.ts';
import {
  isConcurrencyFailure,
  isFaultOfOne,
  isSerializationFailure,
  isUniqueViolation,
  sqlStateOf,
} from './database-faults.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 2);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** The error of these statements, run one after another in one transaction. */
async function errorOf(...statements: string[]): Promise<unknown> {
  try {
    await inTransaction(pool, async (tx) => {
      for (const statement of statements) await tx.query(statement);
    });
  } catch (error) {
    return error;
  }
  throw new Error('nothing failed');
}

const raise = (state: string) => `DO $$ BEGIN RAISE EXCEPTION 'planted' USING ERRCODE = '${state}'; END $$`;

test('an invalid value is one command’s fault', async () => {
  const error = await errorOf(`SELECT 1 / 0`);
  expect(sqlStateOf(error)).toBe('22012');
  expect(isFaultOfOne(error)).toBe(true);
  expect(isConcurrencyFailure(error)).toBe(false);
});

test('an existing key was written by another transaction', async () => {
  const error = await errorOf(
    'CREATE TEMPORARY TABLE one (key text PRIMARY KEY) ON COMMIT DROP',
    `INSERT INTO one VALUES ('a')`,
    `INSERT INTO one VALUES ('a')`,
  );
  expect([isUniqueViolation(error), isFaultOfOne(error), isConcurrencyFailure(error)]).toEqual([true, false, false]);
});

test.each(['40001', '40P01', '55P03'])('%s: another transaction was in the way', async (state) => {
  const error = await errorOf(raise(state));
  expect(isConcurrencyFailure(error)).toBe(true);
  expect(isFaultOfOne(error)).toBe(false);
  expect(isSerializationFailure(error)).toBe(state === '40001');
});

test('a lost connection is no command’s fault and has no SQLSTATE', async () => {
  const ended = await errorOf('SET ROLE NONE', 'SELECT pg_terminate_backend(pg_backend_pid())');
  expect(ended).toMatchObject({ severity: 'FATAL', code: '57P01' });
  expect(isFaultOfOne(ended)).toBe(false);
  const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  expect([sqlStateOf(lost), isFaultOfOne(lost), isConcurrencyFailure(lost)]).toEqual([null, false, false]);
});

test('other errors are not classified', () => {
  for (const other of [new Error('40001'), { code: '40001', severity: 'ERROR' }, 'x', null, undefined]) {
    expect([isFaultOfOne(other), isConcurrencyFailure(other), isUniqueViolation(other)]).toEqual([false, false, false]);
  }
});
