import { callKey, callQuery, rebateCalls } from '@champa/api-client';
import type { RebateClaim } from '@champa/contract';
import { api } from '../../kit/api/api.ts';
import { refetchShown } from '../../kit/api/refetch-shown.ts';
import { refetchAfter, shownAfter } from '../../kit/api/live-news.ts';
import { pagedQuery } from '../../kit/lists/paged.ts';

const page = { pageSize: '10' };

export const rebateQuery = { ...callQuery(api, rebateCalls.rebate, {}), staleTime: 0 };

export const claimsQuery = pagedQuery(callKey(rebateCalls.rebateClaims, { query: page }), (before, options) =>
  api.call(rebateCalls.rebateClaims, { query: { ...page, ...(before && { before }) } }, options),
);

/** Claims the rebate; each press has its own key. */
export function claimRebate(idempotencyKey: string): Promise<RebateClaim> {
  return shownAfter(
    api.call(rebateCalls.claimRebate, { body: { idempotencyKey } }),
    () => refetchShown(rebateQuery.queryKey),
    () => refetchShown(claimsQuery.queryKey),
    () => refetchAfter('rewards'),
  );
}
