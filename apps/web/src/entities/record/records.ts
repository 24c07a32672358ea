import { callKey, callQuery, recordsCalls } from '@champa/api-client';
import type { OperationInput, bettingRecord, accountRecord } from '@champa/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kit/api/api.ts';
import type { DayRange } from '../../kit/days/day-range.ts';
import { fresh, PAGE_SIZE, pagedQuery } from '../../kit/lists/paged.ts';
import { shownProfit } from './shown-play.ts';

export type BetsWanted = Omit<OperationInput<typeof bettingRecord>['query'], 'after' | 'pageSize'>;
export type MovementsWanted = Omit<OperationInput<typeof accountRecord>['query'], 'after' | 'pageSize'>;

export function betsQuery(wanted: BetsWanted) {
  const query = { ...wanted, pageSize: PAGE_SIZE };
  return pagedQuery(callKey(recordsCalls.bettingRecord, { query }), (after, options) =>
    api.call(recordsCalls.bettingRecord, { query: { ...query, ...(after && { after }) } }, options),
  );
}

export function movementsQuery(wanted: MovementsWanted) {
  const query = { ...wanted, pageSize: PAGE_SIZE };
  return pagedQuery(callKey(recordsCalls.accountRecord, { query }), (after, options) =>
    api.call(recordsCalls.accountRecord, { query: { ...query, ...(after && { after }) } }, options),
  );
}

export const bettingFiltersQuery = callQuery(api, recordsCalls.bettingFilters, {});

export function roundQuery(id: string) {
  return { ...callQuery(api, recordsCalls.bettingRound, { params: { id } }), staleTime: 0 };
}

export async function replayAddress(id: string): Promise<string> {
  return (await api.call(recordsCalls.roundReplay, { params: { id } })).url;
}

export function profitQuery(query: DayRange) {
  return queryOptions({ ...callQuery(api, recordsCalls.personalProfit, { query }), ...fresh, select: shownProfit });
}
