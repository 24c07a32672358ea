import { callKey, callQuery, recordsCalls } from '@champa/api-client';
import type { RebateClaim } from '@champa/contract';
import { api, queryClient } from '../../../shared/api.ts';
import { pagedQuery } from '../../../shared/paged.ts';
import { askRewardsAnew } from '../../../shared/rewards.ts';

const page = { pageSize: '10' };

export const rebateQuery = { ...callQuery(api, recordsCalls.rebate, {}), staleTime: 0 };

export const claimsQuery = pagedQuery(callKey(recordsCalls.rebateClaims, { query: page }), (before, line) =>
  api.call(recordsCalls.rebateClaims, { query: { ...page, ...(before && { before }) } }, line),
);

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
