import { agentsCalls as calls, callKey, callQuery } from '@champa/api-client';
import type { agentRuns, ContractKind, OperationInput } from '@champa/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';

const PAGE_SIZE = '20';

export type RunsWanted = Omit<OperationInput<typeof agentRuns>['query'], 'before' | 'pageSize'>;

// Read to see what has just been settled: never from the cache alone.
const always = { staleTime: 0, placeholderData: keepPreviousData } as const;
const paged = {
  ...always,
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: { next: string | null }) => next,
} as const;

export function runsQuery(wanted: RunsWanted) {
  return infiniteQueryOptions({
    queryKey: callKey(calls.agentRuns, { query: { ...wanted, pageSize: PAGE_SIZE } }),
    queryFn: ({ pageParam, signal }) =>
      api.call(
        calls.agentRuns,
        { query: { ...wanted, pageSize: PAGE_SIZE, ...(pageParam && { before: pageParam }) } },
        { signal },
      ),
    ...paged,
  });
}

/** A period, and the members whose play made it. */
export function runQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: callKey(calls.agentRun, { params: { id }, query: { pageSize: PAGE_SIZE } }),
    queryFn: ({ pageParam, signal }) =>
      api.call(
        calls.agentRun,
        { params: { id }, query: { pageSize: PAGE_SIZE, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    ...paged,
  });
}

export function roundsQuery(id: string, memberId: string) {
  return infiniteQueryOptions({
    queryKey: callKey(calls.agentRunRounds, { params: { id, memberId }, query: { pageSize: PAGE_SIZE } }),
    queryFn: ({ pageParam, signal }) =>
      api.call(
        calls.agentRunRounds,
        { params: { id, memberId }, query: { pageSize: PAGE_SIZE, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    ...paged,
  });
}

export function periodQuery(kind: ContractKind) {
  return queryOptions({ ...callQuery(api, calls.agentPeriod, { query: { kind } }), staleTime: 0 });
}

/** What contracts brought the agent on each of some days, by kind. */
export function incomeDaysQuery({ from, to }: { from: string; to: string }) {
  return queryOptions({ ...callQuery(api, calls.agentIncomeDays, { query: { from, to } }), ...always });
}
