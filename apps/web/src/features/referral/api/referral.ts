import { callKey, callQuery, calls } from '@champa/api-client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';

const PAGE_SIZE = '20';

export const referralQuery = { ...callQuery(api, calls.referral, {}), staleTime: 0 };

export const referredQuery = infiniteQueryOptions({
  queryKey: callKey(calls.referredMembers, { query: { pageSize: PAGE_SIZE } }),
  queryFn: ({ pageParam, signal }) =>
    api.call(
      calls.referredMembers,
      { query: { pageSize: PAGE_SIZE, ...(pageParam && { before: pageParam }) } },
      { signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});
