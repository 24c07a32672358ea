import { type CallOptions, callQuery, depositsCalls, newIdempotencyKey } from '@champa/api-client';
import type { Deposit } from '@champa/contract';
import { queryOptions } from '@tanstack/react-query';
import { api, queryClient } from '../../kit/api/api.ts';
import { refetchAfter } from '../../kit/api/live-news.ts';

export const depositMethodsQuery = callQuery(api, depositsCalls.depositMethods, {});

/** How often to poll a pending deposit, in case the live stream is not available. */
const POLL_MS = 5000;

export function depositQuery(id: string) {
  return queryOptions({
    ...callQuery(api, depositsCalls.depositStatus, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isSettled(state.data) ? false : POLL_MS),
  });
}

const PAGE_SIZE = 10;

export function depositsQuery(page: number) {
  const query = { pageNo: String(page), pageSize: String(PAGE_SIZE) };
  return queryOptions({ ...callQuery(api, depositsCalls.deposits, { query }), staleTime: 0 });
}

/** Pending deposits that the member can continue. */
export const openDepositsQuery = queryOptions({
  ...callQuery(api, depositsCalls.deposits, { query: { pageSize: String(PAGE_SIZE), open: '1' } }),
  staleTime: 0,
});

export const latestDepositQuery = queryOptions({
  ...callQuery(api, depositsCalls.deposits, { query: { pageSize: '1' } }),
  staleTime: 0,
});

export function isSettled({ state }: Deposit): boolean {
  return state === 'credited' || state === 'failed' || state === 'expired' || state === 'refunded';
}

/** What a member chooses. */
export type DepositWish = { method: string; amount: string; offer: string | null };

/** A deposit that the member is about to make; sending it twice makes one deposit. */
export type DepositIntent = DepositWish & { idempotencyKey: string };

export function depositIntent(wish: DepositWish): DepositIntent {
  return { ...wish, idempotencyKey: newIdempotencyKey() };
}

export async function startDeposit({ offer, ...intent }: DepositIntent): Promise<Deposit> {
  const returnUrl = new URL('/wallet/deposit?returned=1', window.location.origin).href;
  const deposit = await api.call(depositsCalls.createDeposit, {
    body: { ...intent, ...(offer !== null && { offer }), returnUrl },
  });
  showDeposit(deposit);
  return deposit;
}

/** Sends the transfer slip of a bank transfer. */
export async function sendSlip(id: string, slip: Blob, options: CallOptions): Promise<void> {
  showDeposit(await api.call(depositsCalls.uploadSlip, { params: { id }, body: slip }, options));
}

/** Shows a deposit's new state wherever it is listed. */
function showDeposit(deposit: Deposit): void {
  queryClient.setQueryData(depositQuery(deposit.id).queryKey, deposit);
  void refetchAfter('deposit');
}
