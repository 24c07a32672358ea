import pg from 'pg';
import { isDatabaseAway, NotThePrimary } from './database-faults.ts';
import { withinSpan } from './tracing.ts';

/** What a read may use: the pool itself, or a transaction. */
export type ReadHandle = {
  query: <Row extends pg.QueryResultRow>(
    statement: string | Prepared,
    values?: readonly unknown[],
  ) => Promise<pg.QueryResult<Row>>;
};

/**
 * A named statement, which each connection parses once: for queries of every sign-in or every call. PostgreSQL plans it
 * anew when the statistics of its tables change (manual, PREPARE), so that a plan made while they were small is not
 * kept.
 */
export type Prepared = { name: string; text: string };

declare const transaction: unique symbol;

/**
 * What a write must be given: a running transaction. Only `inTransaction` makes one, in a use case; what that calls can
 * neither commit half of its work nor write outside a transaction (decision 0051).
 */
export type WriteHandle = pg.PoolClient & { readonly [transaction]: true };

export type Pool = pg.Pool;

/** How long the database may keep somebody waiting, in milliseconds. */
export type PoolLimits = {
  /** For a connection, free or new. */
  connectMs: number;
  /** For one statement, and for a lock; PostgreSQL itself ends both. */
  statementMs: number;
  lockMs: number;
  /** Between two statements of a transaction. */
  idleInTransactionMs: number;
  /** For an answer of a server that has stopped answering at all; longer than `statementMs`. */
  answerMs: number;
};

const KEEP_ALIVE_MS = 30_000;
const INT8 = 20;
const TIMESTAMPTZ = 1184;

/**
 * A pool that works as the application's role. 64-bit integers arrive as `bigint`, instants as `Temporal.Instant`;
 * numbers that could lose digits never become floats.
 */
export function createPool(databaseUrl: string, size: number, limits?: PoolLimits): Pool {
  // The first request after a quiet while need not wait for handshakes: a connection stays open, and checks now and
  // then whether the other end is still there.
  return openPool(databaseUrl, limits, { max: size, min: size, onConnect: requirePrimary });
}

/** The same for reading from a standby. Nothing can be written by it, wherever the address leads. */
export function createReplicaPool(databaseUrl: string, size: number, limits: PoolLimits): Pool {
  return openPool(databaseUrl, limits, { max: size }, '-c default_transaction_read_only=on');
}

function openPool(databaseUrl: string, limits: PoolLimits | undefined, own: pg.PoolConfig, setting = ''): Pool {
  const pool = new pg.Pool({
    ...own,
    connectionString: databaseUrl,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(limits && { connectionTimeoutMillis: limits.connectMs, query_timeout: limits.answerMs }),
    options: ['-c role=champa_app -c timezone=UTC', setting, ...(limits ? settingsOf(limits) : [])].join(' '),
    application_name: 'champa',
    types: { getTypeParser: parserOf },
  });
  // A connection may be lost at any moment. A query that uses it fails; losing an idle one, or one that is just
  // closing, must not end the program: the pool replaces it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
}

/** A standby may lag behind: a session that is ended or money that is gone would still be there. */
async function requirePrimary(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
  if (rows[0]!.standby) throw new NotThePrimary('this connection leads to a standby, not to the primary');
}

function settingsOf({ statementMs, lockMs, idleInTransactionMs }: PoolLimits): string[] {
  return [
    `-c statement_timeout=${statementMs}`,
    `-c lock_timeout=${lockMs}`,
    `-c idle_in_transaction_session_timeout=${idleInTransactionMs}`,
  ];
}

/** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
export function inTransaction<T>(pool: Pool, work: (tx: WriteHandle) => Promise<T>): Promise<T> {
  return withinSpan('transaction', () => commit(pool, work));
}

async function commit<T>(pool: Pool, work: (tx: WriteHandle) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client as WriteHandle);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    await rollBack(client, error);
    throw error;
  }
}

/** A connection that did not answer, or whose rollback fails, is in an unknown state: it is discarded, not reused. */
async function rollBack(client: pg.PoolClient, error: unknown): Promise<void> {
  if (isDatabaseAway(error)) return client.release(true);
  await client.query('ROLLBACK').then(
    () => client.release(),
    (broken: Error) => client.release(broken),
  );
}

function parserOf(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === INT8) return BigInt;
  if (oid === TIMESTAMPTZ) return parseInstant;
  return pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown;
}

function parseInstant(text: string): Temporal.Instant {
  return Temporal.Instant.from(text);
}
