import { agentCentreCalls, callKey, callQuery, contractsCalls } from '@champa/api-client';
import type { agentRuns, ContractKind, OperationInput } from '@champa/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kit/api/api.ts';
import { fresh, PAGE_SIZE, pagedQuery } from '../../kit/lists/paged.ts';

export type RunsWanted = Omit<OperationInput<typeof agentRuns>['query'], 'before' | 'pageSize'>;

export function runsQuery(wanted: RunsWanted) {
  const query = { ...wanted, pageSize: PAGE_SIZE };
  return pagedQuery(callKey(contractsCalls.agentRuns, { query }), (before, options) =>
    api.call(contractsCalls.agentRuns, { query: { ...query, ...(before && { before }) } }, options),
  );
}

/** A period, and the members whose play it was settled on. */
export function runQuery(id: string) {
  const query = { pageSize: PAGE_SIZE };
  return pagedQuery(callKey(contractsCalls.agentRun, { params: { id }, query }), (after, options) =>
    api.call(contractsCalls.agentRun, { params: { id }, query: { ...query, ...(after && { after }) } }, options),
  );
}

export function roundsQuery(id: string, memberId: string) {
  const query = { pageSize: PAGE_SIZE };
  return pagedQuery(callKey(contractsCalls.agentRunRounds, { params: { id, memberId }, query }), (after, options) =>
    api.call(
      contractsCalls.agentRunRounds,
      { params: { id, memberId }, query: { ...query, ...(after && { after }) } },
      options,
    ),
  );
}

export function periodQuery(kind: ContractKind) {
  return queryOptions({ ...callQuery(api, contractsCalls.agentPeriod, { query: { kind } }), staleTime: 0 });
}

/** The agent's contract income on each day of a range, by kind. */
export function incomeDaysQuery({ from, to }: { from: string; to: string }) {
  return queryOptions({ ...callQuery(api, agentCentreCalls.agentIncomeDays, { query: { from, to } }), ...fresh });
}
