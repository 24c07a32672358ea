import { callKey, callQuery, referralCalls } from '@champa/api-client';
import { api } from '../../kit/api/api.ts';
import { PAGE_SIZE, pagedQuery } from '../../kit/lists/paged.ts';

const page = { pageSize: PAGE_SIZE };

export const referralQuery = { ...callQuery(api, referralCalls.referral, {}), staleTime: 0 };

export const referredQuery = pagedQuery(callKey(referralCalls.referredMembers, { query: page }), (before, options) =>
  api.call(referralCalls.referredMembers, { query: { ...page, ...(before && { before }) } }, options),
);
