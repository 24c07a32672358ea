import { callKey, callQuery, rebateCalls } from '@champa/api-client';
import type { RebateClaim } from '@champa/contract';
import { api } from '../../kit/api/api.ts';
import { askAnew } from '../../kit/api/ask-anew.ts';
import { askToldAnew, shownAfter } from '../../kit/api/live-news.ts';
import { pagedQuery } from '../../kit/lists/paged.ts';

const page = { pageSize: '10' };

export const rebateQuery = { ...callQuery(api, rebateCalls.rebate, {}), staleTime: 0 };

export const claimsQuery = pagedQuery(callKey(rebateCalls.rebateClaims, { query: page }), (before, line) =>
  api.call(rebateCalls.rebateClaims, { query: { ...page, ...(before && { before }) } }, line),
);

/** Claims the rebate; each press has its own key. */
export function claimRebate(idempotencyKey: string): Promise<RebateClaim> {
  return shownAfter(
    api.call(rebateCalls.claimRebate, { body: { idempotencyKey } }),
    () => askAnew(rebateQuery.queryKey),
    () => askAnew(claimsQuery.queryKey),
    () => askToldAnew('rewards'),
  );
}
