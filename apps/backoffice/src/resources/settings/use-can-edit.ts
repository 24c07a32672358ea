import { useCanAccess, useResourceContext } from 'react-admin';

/** Whether the employee may change what the list holds. Who may not sees it on a screen of its own. */
export function useCanEdit(): boolean {
  const resource = useResourceContext() ?? '';
  return useCanAccess({ resource, action: 'edit' }).canAccess ?? false;
}
