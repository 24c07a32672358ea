import { callKey, callQuery, pointsCalls } from '@champa/api-client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';

const PAGE_SIZE = '20';

export const ranksQuery = callQuery(api, pointsCalls.vipRanks, {});
export const standingQuery = { ...callQuery(api, pointsCalls.vipStanding, {}), staleTime: 0 };

export const historyQuery = infiniteQueryOptions({
  queryKey: callKey(pointsCalls.vipHistory, { query: { pageSize: PAGE_SIZE } }),
  queryFn: ({ pageParam, signal }) =>
    api.call(
      pointsCalls.vipHistory,
      { query: { pageSize: PAGE_SIZE, ...(pageParam && { before: pageParam }) } },
      { signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});
