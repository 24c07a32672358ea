import type { Operation, OperationValue } from '@champa/contract';
import { useCallback, useEffect, useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { call } from '../providers/api.ts';

/** The answer of a call that takes nothing, and a way to ask again; undefined until it is there. */
export function useAnswer<O extends Operation>(operation: O): [OperationValue<O> | undefined, () => Promise<void>] {
  const [answer, setAnswer] = useState<OperationValue<O>>();
  const tell = useTellFault();
  const load = useCallback(
    () => call(operation as Operation, {}).then((value) => setAnswer(value as OperationValue<O>), tell),
    [operation, tell],
  );
  useEffect(() => void load(), [load]);
  return [answer, load];
}

/** Tells the employee of a refusal; of an ended session by the sign-in page. */
export function useTellFault(): (error: unknown) => Promise<void> {
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useCallback(
    async (error: unknown) => {
      if (!(await logoutIfAccessDenied(error))) notify((error as Error).message, { type: 'error' });
    },
    [notify, logoutIfAccessDenied],
  );
}
