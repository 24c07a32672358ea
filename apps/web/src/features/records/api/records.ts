import { callKey, callQuery, calls, recordsCalls } from '@champa/api-client';
import type { OperationInput, bettingRecord, accountRecord } from '@champa/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import type { DayRange } from '../../../shared/record/day-range.ts';

const PAGE_SIZE = '20';

export type BetsWanted = Omit<OperationInput<typeof bettingRecord>['query'], 'after' | 'pageSize'>;
export type MovementsWanted = Omit<OperationInput<typeof accountRecord>['query'], 'after' | 'pageSize'>;

// A record is read to see what has just happened: never from the cache alone.
const always = { staleTime: 0, placeholderData: keepPreviousData } as const;
const paged = {
  ...always,
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: { next: string | null }) => next,
} as const;

export function betsQuery(wanted: BetsWanted) {
  return infiniteQueryOptions({
    queryKey: callKey(calls.bettingRecord, { query: { ...wanted, pageSize: PAGE_SIZE } }),
    queryFn: ({ pageParam, signal }) =>
      api.call(
        calls.bettingRecord,
        { query: { ...wanted, pageSize: PAGE_SIZE, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    ...paged,
  });
}

export function movementsQuery(wanted: MovementsWanted) {
  return infiniteQueryOptions({
    queryKey: callKey(calls.accountRecord, { query: { ...wanted, pageSize: PAGE_SIZE } }),
    queryFn: ({ pageParam, signal }) =>
      api.call(
        calls.accountRecord,
        { query: { ...wanted, pageSize: PAGE_SIZE, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    ...paged,
  });
}

export const bettingFiltersQuery = callQuery(api, recordsCalls.bettingFilters, {});

export function roundQuery(id: string) {
  return { ...callQuery(api, recordsCalls.bettingRound, { params: { id } }), staleTime: 0 };
}

export async function replayAddress(id: string): Promise<string> {
  return (await api.call(recordsCalls.roundReplay, { params: { id } })).url;
}

export function profitQuery(query: DayRange) {
  return queryOptions({ ...callQuery(api, recordsCalls.personalProfit, { query }), ...always });
}
