/**
 * A movement that no state of the world can make right: an account that doesn't exist, two currencies, a negative amount, a
 * zero where zero isn't allowed. A mistake in the calling program; nothing was done. Recover by mending the program.
 */
export class ImpossibleMovement extends Error {
  override readonly name = 'ImpossibleMovement';
}

const INVALID_PARAMETER_VALUE = '22023';

/** The ledger's own error where the database refused a movement as impossible; anything else as it is. */
export function asLedgerError(error: unknown): unknown {
  if (sqlStateOf(error) !== INVALID_PARAMETER_VALUE) return error;
  return new ImpossibleMovement((error as Error).message, { cause: error });
}

/**
 * Whether a batch failed because of what is in it (PostgreSQL's classes 22, data, and 23, constraints). A unique key is the
 * exception: two transactions raced for it, and the next attempt sees who won.
 */
export function isMovementsFault(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state !== undefined && state !== '23505' && /^(22|23)/.test(state);
}

// Only what PostgreSQL answered has a severity; a lost connection has a code of the operating system.
function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return undefined;
  return String(error.code);
}
