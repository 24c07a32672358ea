import { bonusCalls, callQuery } from '@champa/api-client';
import type { Bonus } from '@champa/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../kit/api/api.ts';

export const bonusesQuery = callQuery(api, bonusCalls.bonuses, {});

export const bonusOffersQuery = callQuery(api, bonusCalls.bonusOffers, {});

const PAGE_SIZE = 10;

export function bonusMovementsQuery(id: string, page: number) {
  return queryOptions({
    ...callQuery(api, bonusCalls.bonusMovements, {
      params: { id },
      query: { pageNo: String(page), pageSize: String(PAGE_SIZE) },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Forfeits a bonus, and shows the bonuses that remain. */
export function useForfeit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string): Promise<Bonus> => api.call(bonusCalls.forfeitBonus, { params: { id } }),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: bonusesQuery.queryKey }),
  });
}
