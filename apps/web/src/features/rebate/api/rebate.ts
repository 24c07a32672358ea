import { callKey, callQuery, recordsCalls } from '@champa/api-client';
import type { RebateClaim } from '@champa/contract';
import { api } from '../../../shared/api.ts';
import { askAnew } from '../../../shared/ask-anew.ts';
import { askToldAnew, shownAfter } from '../../../shared/live-news.ts';
import { pagedQuery } from '../../../shared/paged.ts';

const page = { pageSize: '10' };

export const rebateQuery = { ...callQuery(api, recordsCalls.rebate, {}), staleTime: 0 };

export const claimsQuery = pagedQuery(callKey(recordsCalls.rebateClaims, { query: page }), (before, line) =>
  api.call(recordsCalls.rebateClaims, { query: { ...page, ...(before && { before }) } }, line),
);

/** Claims what there is; the key is of one press. */
export function claimRebate(idempotencyKey: string): Promise<RebateClaim> {
  return shownAfter(
    api.call(recordsCalls.claimRebate, { body: { idempotencyKey } }),
    () => askAnew(rebateQuery.queryKey),
    () => askAnew(claimsQuery.queryKey),
    () => askToldAnew('rewards'),
  );
}
