import { agentCentreCalls, agentsCalls, callQuery, contractsCalls } from '@champa/api-client';
import type { Language } from '@champa/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kit/api/api.ts';
import type { DayRange } from '../../kit/days/day-range.ts';
import { fresh } from '../../kit/lists/paged.ts';

export function overviewQuery(query: DayRange) {
  return queryOptions({ ...callQuery(api, agentsCalls.agentTeamOverview, { query }), ...fresh });
}

export function teamDaysQuery(query: DayRange) {
  return queryOptions({ ...callQuery(api, agentCentreCalls.agentTeamDays, { query }), ...fresh });
}

export function incomeQuery(query: DayRange) {
  return queryOptions({ ...callQuery(api, agentsCalls.agentIncome, { query }), ...fresh });
}

export function incomeDaysQuery(query: DayRange) {
  return queryOptions({ ...callQuery(api, agentCentreCalls.agentIncomeDays, { query }), ...fresh });
}

export function announcementsQuery(language: Language) {
  return callQuery(api, agentCentreCalls.agentAnnouncements, { query: { language } });
}

export const accountQuery = queryOptions({ ...callQuery(api, agentCentreCalls.agentAccount, {}), staleTime: 0 });

/** The agent's contracts in force with their upline. */
export const ratesQuery = queryOptions({
  ...callQuery(api, contractsCalls.agentContracts, {
    query: { side: 'downline', standing: 'in_force', pageSize: '100' },
  }),
  staleTime: 0,
});
