import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';

/** The vendor is not in the state that staff needs. Nothing was changed. */
export function notPossible(why: string | ReturnType<typeof because>): ApiError {
  return new ApiError('NOT_POSSIBLE', typeof why === 'string' ? { why } : why);
}

/** What staff gave is wrong in a field. Nothing was changed. */
export function invalid(field: string, why: string): ApiError {
  return new ApiError('VALIDATION', { fields: { [field]: why } });
}
