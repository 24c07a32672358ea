import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './api.ts';

/**
 * Refetches what is shown under a key; what is not shown is refetched when it is shown next. It does not cancel a list's
 * pending next page, because nothing would request it again; the refetch follows it.
 */
export async function refetchShown(queryKey: QueryKey): Promise<void> {
  const isUnderWay = queryClient.isFetching({ queryKey }) > 0;
  await queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
  if (isUnderWay) await queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
}
