import { useCallback } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';

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
