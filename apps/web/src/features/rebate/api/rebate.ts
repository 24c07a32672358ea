import { callKey, callQuery, recordsCalls } from '@champa/api-client';
import type { RebateClaim } from '@champa/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, queryClient } from '../../../shared/api.ts';
import { askRewardsAnew } from '../../../shared/rewards.ts';

const PAGE_SIZE = '10';

export const rebateQuery = { ...callQuery(api, recordsCalls.rebate, {}), staleTime: 0 };

export const claimsQuery = infiniteQueryOptions({
  queryKey: callKey(recordsCalls.rebateClaims, { query: { pageSize: PAGE_SIZE } }),
  queryFn: ({ pageParam, signal }) =>
    api.call(
      recordsCalls.rebateClaims,
      { query: { pageSize: PAGE_SIZE, ...(pageParam && { before: pageParam }) } },
      { signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});

/** Claims what there is; the key is of one press. */
export async function claimRebate(idempotencyKey: string): Promise<RebateClaim> {
  try {
    return await api.call(recordsCalls.claimRebate, { body: { idempotencyKey } });
  } finally {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: rebateQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: claimsQuery.queryKey }),
      askRewardsAnew(),
    ]);
  }
}
