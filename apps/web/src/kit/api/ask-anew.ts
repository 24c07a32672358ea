import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './api.ts';

/**
 * Something was told of by itself: what is shown under this key is asked for anew, what is not shown, when it is next. A
 * list's following page that is on its way is not broken off, for nobody would ask for it again: what is new comes after it.
 */
export async function askAnew(queryKey: QueryKey): Promise<void> {
  const isUnderWay = queryClient.isFetching({ queryKey }) > 0;
  await queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
  if (isUnderWay) await queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
}
