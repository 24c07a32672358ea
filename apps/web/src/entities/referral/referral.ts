import { callKey, callQuery, calls } from '@champa/api-client';
import { api } from '../../kit/api/api.ts';
import { PAGE_SIZE, pagedQuery } from '../../kit/lists/paged.ts';

const page = { pageSize: PAGE_SIZE };

export const referralQuery = { ...callQuery(api, calls.referral, {}), staleTime: 0 };

export const referredQuery = pagedQuery(callKey(calls.referredMembers, { query: page }), (before, line) =>
  api.call(calls.referredMembers, { query: { ...page, ...(before && { before }) } }, line),
);
