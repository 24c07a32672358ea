import { agentsCalls as calls, callKey, callQuery } from '@champa/api-client';
import type {
  agentOwnMovements,
  agentReportBets,
  agentReportMovements,
  agentReportProfit,
  OperationInput,
} from '@champa/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';

const PAGE_SIZE = '20';

type Paging = 'after' | 'pageSize';
export type BetsWanted = Omit<OperationInput<typeof agentReportBets>['query'], Paging>;
export type ProfitWanted = Omit<OperationInput<typeof agentReportProfit>['query'], Paging>;
export type MovementsWanted = Omit<OperationInput<typeof agentReportMovements>['query'], Paging>;
export type OwnWanted = Omit<OperationInput<typeof agentOwnMovements>['query'], Paging>;

// A report is read to see what has just happened: never from the cache alone.
const always = { staleTime: 0, placeholderData: keepPreviousData } as const;
const paged = {
  ...always,
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: { next: string | null }) => next,
} as const;

export function betsQuery(wanted: BetsWanted) {
  return infiniteQueryOptions({
    queryKey: callKey(calls.agentReportBets, { query: { ...wanted, pageSize: PAGE_SIZE } }),
    queryFn: ({ pageParam, signal }) =>
      api.call(
        calls.agentReportBets,
        { query: { ...wanted, pageSize: PAGE_SIZE, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    ...paged,
  });
}

export function profitQuery(wanted: ProfitWanted) {
  return infiniteQueryOptions({
    queryKey: callKey(calls.agentReportProfit, { query: { ...wanted, pageSize: PAGE_SIZE } }),
    queryFn: ({ pageParam, signal }) =>
      api.call(
        calls.agentReportProfit,
        { query: { ...wanted, pageSize: PAGE_SIZE, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    ...paged,
  });
}

/** Profit and loss day by day, all days at once: for the chart. */
export function profitDaysQuery({ from, to, memberId, reach }: ProfitWanted) {
  const query = { from, to, ...(memberId && { memberId }), reach, by: 'day', sort: 'name', order: 'asc' } as const;
  return queryOptions({ ...callQuery(api, calls.agentReportProfit, { query }), ...always });
}

export function movementsQuery(wanted: MovementsWanted) {
  return infiniteQueryOptions({
    queryKey: callKey(calls.agentReportMovements, { query: { ...wanted, pageSize: PAGE_SIZE } }),
    queryFn: ({ pageParam, signal }) =>
      api.call(
        calls.agentReportMovements,
        { query: { ...wanted, pageSize: PAGE_SIZE, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    ...paged,
  });
}

export function ownQuery(wanted: OwnWanted) {
  return infiniteQueryOptions({
    queryKey: callKey(calls.agentOwnMovements, { query: { ...wanted, pageSize: PAGE_SIZE } }),
    queryFn: ({ pageParam, signal }) =>
      api.call(
        calls.agentOwnMovements,
        { query: { ...wanted, pageSize: PAGE_SIZE, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    ...paged,
  });
}

export const filtersQuery = callQuery(api, calls.agentReportFilters, {});

export function roundQuery(id: string) {
  return { ...callQuery(api, calls.agentReportRound, { params: { id } }), staleTime: 0 };
}

/** Whoever of the team has a name that begins so. */
export function teamSearchQuery(search: string) {
  return queryOptions({
    ...callQuery(api, calls.agentDownlines, { query: { search, pageSize: '8' } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
}
