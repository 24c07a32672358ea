import { agentsCalls as calls, callKey, callQuery } from '@champa/api-client';
import type { agentTeam, AllowedTransfers, DownlineLimits, OperationInput } from '@champa/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, queryClient } from '../../../shared/api.ts';
import type { DayRange } from '../../../shared/record/day-range.ts';

const PAGE_SIZE = '20';

export type TeamWanted = Omit<OperationInput<typeof agentTeam>['query'], 'after' | 'pageSize'>;

// Figures are read to see what has just happened: never from the cache alone.
const always = { staleTime: 0, placeholderData: keepPreviousData } as const;

/** A level of the team, or what a search found in all of it, page by page. */
export function teamQuery(wanted: TeamWanted) {
  const query = { ...wanted, pageSize: PAGE_SIZE };
  return infiniteQueryOptions({
    queryKey: callKey(calls.agentTeam, { query }),
    queryFn: ({ pageParam, signal }) =>
      api.call(calls.agentTeam, { query: { ...query, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...always,
  });
}

/** The first few of the team whose names begin so. */
export function matchesQuery(search: string, today: string) {
  const query = { search, from: today, to: today, sort: 'name', order: 'asc', pageSize: '6' } as const;
  return queryOptions({ ...callQuery(api, calls.agentTeam, { query }), ...always, enabled: search !== '' });
}

export function totalsQuery(wanted: DayRange & { of?: string }) {
  return queryOptions({ ...callQuery(api, calls.agentTeamTotals, { query: wanted }), ...always });
}

export function memberQuery(id: string, days: DayRange) {
  return queryOptions({ ...callQuery(api, calls.agentTeamMember, { params: { id }, query: days }), ...always });
}

export function limitsQuery(memberId: string) {
  return queryOptions({ ...callQuery(api, calls.downlineLimits, { params: { memberId } }), staleTime: 0 });
}

export async function setLimits(memberId: string, allowed: AllowedTransfers): Promise<DownlineLimits> {
  const set = await api.call(calls.setDownlineLimits, { params: { memberId }, body: allowed });
  queryClient.setQueryData(limitsQuery(memberId).queryKey, set);
  return set;
}
