import { callKey, callQuery, pointsCalls } from '@champa/api-client';
import { api } from '../../kit/api/api.ts';
import { PAGE_SIZE, pagedQuery } from '../../kit/lists/paged.ts';

const page = { pageSize: PAGE_SIZE };

export const ranksQuery = callQuery(api, pointsCalls.vipRanks, {});
export const standingQuery = { ...callQuery(api, pointsCalls.vipStanding, {}), staleTime: 0 };

export const historyQuery = pagedQuery(callKey(pointsCalls.vipHistory, { query: page }), (before, line) =>
  api.call(pointsCalls.vipHistory, { query: { ...page, ...(before && { before }) } }, line),
);
