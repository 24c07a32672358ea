import { agentTeamCalls, callKey, callQuery } from '@champa/api-client';
import type { agentTeam, AllowedTransfers, DownlineLimits, OperationInput } from '@champa/contract';
import { queryOptions } from '@tanstack/react-query';
import { api, queryClient } from '../../kit/api/api.ts';
import type { DayRange } from '../../kit/days/day-range.ts';
import { fresh, PAGE_SIZE, pagedQuery } from '../../kit/lists/paged.ts';

export type TeamWanted = Omit<OperationInput<typeof agentTeam>['query'], 'after' | 'pageSize'>;

/** A level of the team, or the results of a search in all of it, page by page. */
export function teamQuery(wanted: TeamWanted) {
  const query = { ...wanted, pageSize: PAGE_SIZE };
  return pagedQuery(callKey(agentTeamCalls.agentTeam, { query }), (after, options) =>
    api.call(agentTeamCalls.agentTeam, { query: { ...query, ...(after && { after }) } }, options),
  );
}

/** The first few members of the team whose names begin with the search. */
export function matchesQuery(search: string, today: string) {
  const query = { search, from: today, to: today, sort: 'name', order: 'asc', pageSize: '6' } as const;
  return queryOptions({ ...callQuery(api, agentTeamCalls.agentTeam, { query }), ...fresh, enabled: search !== '' });
}

export function totalsQuery(wanted: DayRange & { of?: string }) {
  return queryOptions({ ...callQuery(api, agentTeamCalls.agentTeamTotals, { query: wanted }), ...fresh });
}

export function memberQuery(id: string, days: DayRange) {
  return queryOptions({ ...callQuery(api, agentTeamCalls.agentTeamMember, { params: { id }, query: days }), ...fresh });
}

export function limitsQuery(memberId: string) {
  return queryOptions({ ...callQuery(api, agentTeamCalls.downlineLimits, { params: { memberId } }), staleTime: 0 });
}

export async function setLimits(memberId: string, allowed: AllowedTransfers): Promise<DownlineLimits> {
  const set = await api.call(agentTeamCalls.setDownlineLimits, { params: { memberId }, body: allowed });
  queryClient.setQueryData(limitsQuery(memberId).queryKey, set);
  return set;
}
