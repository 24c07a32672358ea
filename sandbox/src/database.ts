import path from 'node:path';
import { runner } from 'node-pg-migrate';
import pg from 'pg';

export type Pool = pg.Pool;
export type Client = pg.Pool | pg.PoolClient;

const CONNECT_WITHIN_MS = 5000;
const ANSWER_WITHIN_MS = 20_000;
const INT8 = 20;
const TIMESTAMPTZ = 1184;

/** Connections that return 64-bit integers as `bigint` and instants as `Temporal.Instant`. */
export function createPool(databaseUrl: string): Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 5,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    options: '-c timezone=UTC',
    application_name: 'sandbox',
    types: { getTypeParser: parserOf },
  });
  // A connection may be lost while somebody holds it without a query: that must not end the program.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Migrates the sandbox's own database to the newest schema; safe to run twice. */
export async function migrate(databaseUrl: string): Promise<void> {
  await runner({
    databaseUrl,
    dir: path.resolve(import.meta.dirname, '../migrations'),
    direction: 'up',
    migrationsTable: 'migration',
    migrationsSchema: 'sandbox',
    createMigrationsSchema: true,
    advisoryLockMode: 'wait',
    verbose: false,
    log: () => undefined,
  });
}

/** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
export async function inTransaction<T>(pool: Pool, work: (tx: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
    throw error;
  }
}

function parserOf(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === INT8) return BigInt;
  if (oid === TIMESTAMPTZ) return (text) => Temporal.Instant.from(text);
  return pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown;
}
