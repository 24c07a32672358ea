import { callKey, newerBalance, walletCalls } from '@champa/api-client';
import type { Balance } from '@champa/contract';
import { queryOptions } from '@tanstack/react-query';
import { api, queryClient } from '../../kit/api/api.ts';

const balanceKey = callKey(walletCalls.balance, {});

/** The balance shown. An answer that is older than a live event does not replace it. */
export const balanceQuery = queryOptions({
  queryKey: balanceKey,
  queryFn: async ({ signal }) => {
    const arrived = await api.call(walletCalls.balance, {}, { signal });
    return newerBalance(queryClient.getQueryData<Balance>(balanceKey), arrived);
  },
});

/** Shows a balance from a live event, unless a newer one is shown. */
export function receiveBalance(arrived: Balance): void {
  queryClient.setQueryData<Balance>(balanceKey, (known) => newerBalance(known, arrived));
}
