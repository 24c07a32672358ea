import { callKey, callQuery, calls, newerBalance, newIdempotencyKey } from '@champa/api-client';
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

export const depositMethodsQuery = callQuery(api, calls.depositMethods, {});

/** How often to ask for a deposit on its way, should the live stream be closed to us. */
const POLL_MS = 5000;

export function depositQuery(id: string) {
  return queryOptions({
    ...callQuery(api, calls.depositStatus, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isSettled(state.data) ? false : POLL_MS),
  });
}

export const latestDepositQuery = queryOptions({
  ...callQuery(api, calls.deposits, { query: { pageSize: '1' } }),
  staleTime: 0,
});

export function receiveDeposit(deposit: Deposit): void {
  queryClient.setQueryData(depositQuery(deposit.id).queryKey, deposit);
}

export function isSettled({ state }: Deposit): boolean {
  return state === 'credited' || state === 'failed' || state === 'expired';
}

/** A deposit the visitor means to make; sending it twice makes it once. */
export type DepositIntent = { method: string; amount: string; idempotencyKey: string };

export function depositIntent(method: string, amount: string): DepositIntent {
  return { method, amount, idempotencyKey: newIdempotencyKey() };
}

export async function startDeposit(intent: DepositIntent): Promise<Deposit> {
  const returnUrl = new URL('/wallet/deposit?returned=1', window.location.origin).href;
  const deposit = await api.call(calls.createDeposit, { body: { ...intent, returnUrl } });
  receiveDeposit(deposit);
  return deposit;
}
