/** A deadlock; a serialization failure; a lock timeout. */
const CONCURRENCY = ['40P01', '40001', '55P03'];
const UNIQUE_VIOLATION = '23505';
const SERIALIZATION_FAILURE = '40001';

/**
 * The SQLSTATE of an error that PostgreSQL answered (manual, appendix A); null for any other. Only such an error has a
 * severity: a lost connection has a code, too, but of the operating system.
 */
export function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof Error && 'severity' in error && 'code' in error)) return null;
  return String(error.code);
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === UNIQUE_VIOLATION;
}

export function isSerializationFailure(error: unknown): boolean {
  return sqlStateOf(error) === SERIALIZATION_FAILURE;
}

/** Whether another transaction was in the way: the same work may succeed the next time. */
export function isConcurrencyFailure(error: unknown): boolean {
  return CONCURRENCY.includes(sqlStateOf(error) ?? '');
}

/**
 * Whether a batch may have failed because of one command in it, so that each is tried alone: every answer of the
 * database, except where another transaction was in the way or faster with the same key. Repeated, the batch finds the
 * other's result. After a lost connection it is unknown whether the batch was done, and it is repeated, too.
 */
export function isFaultOfOne(error: unknown): boolean {
  if (sqlStateOf(error) === null || isUniqueViolation(error) || isConcurrencyFailure(error)) return false;
  return (error as Error & { severity: unknown }).severity === 'ERROR';
}

/** A new connection led to a standby, as it may while a primary is replaced: nothing is read from it, let alone decided. */
export class NotThePrimary extends Error {
  override readonly name = 'NotThePrimary';
}

/** Class 08, a connection that broke; 57P, a server that stops or starts; too many connections; a server that became a replica. */
const AWAY = /^(08...|57P..|53300|25006)$/;
/** A limit of `database-limits.ts`, kept by PostgreSQL: a statement, an idle transaction. */
const TIMED_OUT = ['57014', '25P03'];
const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
];
/** What `pg` and `pg-pool` say by words alone. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired|Client has encountered a connection error)/;

/**
 * Whether the database did not answer, or not in time. Nobody knows then whether a commit was done: what is repeated must find out
 * by its idempotency key.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NotThePrimary) return true;
  const state = sqlStateOf(error);
  if (state !== null) return AWAY.test(state) || TIMED_OUT.includes(state);
  if ('syscall' in error && 'code' in error && NETWORK.includes(String(error.code))) return true;
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isDatabaseAway);
  return WORDS.test(error.message);
}
