import { useTranslate } from '@champa/i18n/react';
import { useDescribeError } from '../api/describe-error.ts';
import { refusalsByField } from './refusals-by-field.ts';

type TellRefusal = <Name extends string>(
  error: unknown,
  names: readonly Name[],
  tell: (name: Name | 'root', message: string) => void,
) => void;

/** Shows the errors of a refused form beside their fields, and above the form where they concern none. */
export function useTellRefusal(): TellRefusal {
  const t = useTranslate();
  const describe = useDescribeError();
  return (error, names, tell) => {
    const errors = refusalsByField(error, names, { t, describe });
    for (const [name, message] of errors) tell(name, message);
    if (errors.length === 0) tell('root', describe(error));
  };
}
