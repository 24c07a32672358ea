import { ApiError } from '../../platform/http/api-error.ts';

/** The vendor is not in the state that staff needs. Nothing was changed. */
export function notPossible(why: string): ApiError {
  return new ApiError('NOT_POSSIBLE', { why });
}

/** What staff gave is wrong in a field. Nothing was changed. */
export function invalid(field: string, why: string): ApiError {
  return new ApiError('VALIDATION', { fields: { [field]: why } });
}
