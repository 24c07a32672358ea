import pg from 'pg';

export type Pool = pg.Pool;
/** Anything that runs a query: the pool, or a client inside a transaction. */
export type Queryable = Pick<pg.PoolClient, 'query'>;

const CONNECT_WITHIN_MS = 5000;
const ANSWER_WITHIN_MS = 20_000;
const BIGINT = 20;

/**
 * A pool whose bigint columns arrive as `bigint`, never as text or a float. `onBroken` is called for connections that break while
 * idle; the pool replaces them.
 */
export function createPool(databaseUrl: string, onBroken: (error: Error) => void): Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 16,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    application_name: 'studio',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT ? BigInt : pg.types.getTypeParser(oid, format),
    },
  });
  // On each connection and not only on the pool: while a pool ends it no longer listens, and a server that stops at the same
  // moment would crash the process.
  pool.on('connect', (client) => client.on('error', onBroken));
  pool.on('error', () => undefined);
  return pool;
}

/** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
export async function transaction<T>(pool: Pool, work: (client: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    await abandon(client);
    throw error;
  }
}

// A connection that cannot roll back is broken: it is removed from the pool.
async function abandon(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('ROLLBACK');
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : true);
  }
}
