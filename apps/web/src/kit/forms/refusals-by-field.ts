import { ApiError } from '@champa/api-client';
import type { Translate } from '@champa/i18n/react';
import { describeField } from '../api/describe-field.ts';
import { codeRefusals } from './code-refusals.ts';

/** The errors of a refused form by field; empty where it concerns none. */
export function refusalsByField<Field extends string>(
  error: unknown,
  shown: readonly Field[],
  { t, describe }: { t: Translate; describe: (error: unknown) => string },
): [Field, string][] {
  if (!(error instanceof ApiError)) return [];
  const field = codeRefusals[error.code];
  const errors = field ? { [field]: describe(error) } : wordsOf(error, t);
  return shown.flatMap((name) => (errors[name] === undefined ? [] : [[name, errors[name]] as [Field, string]]));
}

function wordsOf(error: ApiError, t: Translate): Record<string, string> {
  return Object.fromEntries(Object.entries(error.fields).map(([name, key]) => [name, describeField(key, t)]));
}
