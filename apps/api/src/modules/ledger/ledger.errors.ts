import { sqlStateOf } from '../../platform/database-faults.ts';

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
