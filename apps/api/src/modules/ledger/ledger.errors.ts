import { sqlStateOf } from '../../platform/database-faults.ts';

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
