import { ApiError } from './http/api-error.ts';

/**
 * Reads what staff has written, such as a file. The rules that read it are pure: they throw errors that say in English what is
 * wrong with it.
 *
 * @param name what was written, beside which the reader's words are shown
 * @throws ApiError VALIDATION with the reader's words
 */
export function readWritten<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ApiError('VALIDATION', { fields: { [name]: (error as Error).message } });
  }
}
