import { callKey, callQuery, vipCalls } from '@champa/api-client';
import { api } from '../../kit/api/api.ts';
import { PAGE_SIZE, pagedQuery } from '../../kit/lists/paged.ts';

const page = { pageSize: PAGE_SIZE };

export const ranksQuery = callQuery(api, vipCalls.vipRanks, {});
export const standingQuery = { ...callQuery(api, vipCalls.vipStanding, {}), staleTime: 0 };

export const historyQuery = pagedQuery(callKey(vipCalls.vipHistory, { query: page }), (before, options) =>
  api.call(vipCalls.vipHistory, { query: { ...page, ...(before && { before }) } }, options),
);
