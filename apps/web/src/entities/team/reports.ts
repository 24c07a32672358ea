import { agentReportsCalls, agentsCalls, callKey, callQuery } from '@champa/api-client';
import type {
  agentOwnMovements,
  agentReportBets,
  agentReportMovements,
  agentReportProfit,
  OperationInput,
} from '@champa/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../kit/api/api.ts';
import { fresh, PAGE_SIZE, pagedQuery } from '../../kit/lists/paged.ts';

type Paging = 'after' | 'pageSize';
export type BetsWanted = Omit<OperationInput<typeof agentReportBets>['query'], Paging>;
export type ProfitWanted = Omit<OperationInput<typeof agentReportProfit>['query'], Paging>;
export type MovementsWanted = Omit<OperationInput<typeof agentReportMovements>['query'], Paging>;
export type OwnWanted = Omit<OperationInput<typeof agentOwnMovements>['query'], Paging>;

export function betsQuery(wanted: BetsWanted) {
  const query = { ...wanted, pageSize: PAGE_SIZE };
  return pagedQuery(callKey(agentReportsCalls.agentReportBets, { query }), (after, options) =>
    api.call(agentReportsCalls.agentReportBets, { query: { ...query, ...(after && { after }) } }, options),
  );
}

export function profitQuery(wanted: ProfitWanted) {
  const query = { ...wanted, pageSize: PAGE_SIZE };
  return pagedQuery(callKey(agentReportsCalls.agentReportProfit, { query }), (after, options) =>
    api.call(agentReportsCalls.agentReportProfit, { query: { ...query, ...(after && { after }) } }, options),
  );
}

/** Profit and loss day by day, all days at once: for the chart. */
export function profitDaysQuery({ from, to, memberId, reach }: ProfitWanted) {
  const query = { from, to, ...(memberId && { memberId }), reach, by: 'day', sort: 'name', order: 'asc' } as const;
  return queryOptions({ ...callQuery(api, agentReportsCalls.agentReportProfit, { query }), ...fresh });
}

export function movementsQuery(wanted: MovementsWanted) {
  const query = { ...wanted, pageSize: PAGE_SIZE };
  return pagedQuery(callKey(agentReportsCalls.agentReportMovements, { query }), (after, options) =>
    api.call(agentReportsCalls.agentReportMovements, { query: { ...query, ...(after && { after }) } }, options),
  );
}

export function ownQuery(wanted: OwnWanted) {
  const query = { ...wanted, pageSize: PAGE_SIZE };
  return pagedQuery(callKey(agentReportsCalls.agentOwnMovements, { query }), (after, options) =>
    api.call(agentReportsCalls.agentOwnMovements, { query: { ...query, ...(after && { after }) } }, options),
  );
}

export const filtersQuery = callQuery(api, agentReportsCalls.agentReportFilters, {});

export function roundQuery(id: string) {
  return { ...callQuery(api, agentReportsCalls.agentReportRound, { params: { id } }), staleTime: 0 };
}

/** Members of the team whose names begin with the search. */
export function teamSearchQuery(search: string) {
  return queryOptions({
    ...callQuery(api, agentsCalls.agentDownlines, { query: { search, pageSize: '8' } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
}
