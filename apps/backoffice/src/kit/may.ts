import type { Operation } from '@champa/contract';
import { usePermissions } from 'react-admin';

/** Whether the employee may make a call. Until it is known they may not, so nothing is shown that goes away again. */
export function useMay(operation: Operation): boolean {
  const { permissions } = usePermissions<readonly string[]>();
  if (operation.access !== 'staff' || operation.permission === 'own') return true;
  return permissions?.includes(operation.permission) ?? false;
}
