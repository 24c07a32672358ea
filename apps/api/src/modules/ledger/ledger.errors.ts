/**
 * A movement that is wrong in any state of the ledger: an account that doesn't exist, two currencies, a negative
 * amount, a zero where zero isn't allowed. A mistake in the calling program; nothing was done. Recover by fixing the
 * program.
 */
export class ImpossibleMovement extends Error {
  override readonly name = 'ImpossibleMovement';
}

const INVALID_PARAMETER_VALUE = '22023';

/** Translates the database's refusal of an impossible movement; returns other errors unchanged. */
export function asLedgerError(error: unknown): unknown {
  if (sqlStateOf(error) !== INVALID_PARAMETER_VALUE) return error;
  return new ImpossibleMovement((error as Error).message, { cause: error });
}

/**
 * Whether a batch failed because of its content (PostgreSQL's classes 22, data, and 23, constraints). A unique key is
 * the exception: two transactions raced for it, and the next attempt sees the winner's row.
 */
export function isMovementsFault(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state !== undefined && state !== '23505' && /^(22|23)/.test(state);
}

// Only PostgreSQL's own answers have a severity; a lost connection has a code of the operating system.
function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return undefined;
  return String(error.code);
}
