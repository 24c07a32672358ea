import { callKey, callQuery, calls, newerBalance } from '@champa/api-client';
import type { Balance, Deposit } from '@champa/contract';
import { queryOptions } from '@tanstack/react-query';
import { api, queryClient } from '../../../shared/api.ts';

const balanceKey = callKey(calls.balance, {});

/** The balance shown. An answer that was overtaken by a live event does not replace it. */
export const balanceQuery = queryOptions({
  queryKey: balanceKey,
  queryFn: async ({ signal }) => {
    const arrived = await api.call(calls.balance, {}, { signal });
    return newerBalance(queryClient.getQueryData<Balance>(balanceKey), arrived);
  },
});

/** Shows a balance that arrived by itself, unless a newer one is shown. */
export function receiveBalance(arrived: Balance): void {
  queryClient.setQueryData<Balance>(balanceKey, (known) => newerBalance(known, arrived));
}

/** One deposit, wherever it is shown. */
export const depositCall = (id: string) => callQuery(api, calls.depositStatus, { params: { id } });

/** Deposits under way, which can be taken up again. */
export const openDepositsQuery = queryOptions({
  ...callQuery(api, calls.deposits, { query: { pageSize: '10', open: '1' } }),
  staleTime: 0,
});

/** Shows a deposit as it is now, wherever it stands. */
export function receiveDeposit(deposit: Deposit): void {
  queryClient.setQueryData(depositCall(deposit.id).queryKey, deposit);
  void queryClient.invalidateQueries({ queryKey: [calls.deposits.id] });
}
