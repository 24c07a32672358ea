import { type CallOptions, callQuery, newIdempotencyKey, withdrawalsCalls } from '@champa/api-client';
import type { Withdrawal } from '@champa/contract';
import { queryOptions } from '@tanstack/react-query';
import { api, queryClient } from '../../kit/api/api.ts';
import { refetchShown } from '../../kit/api/refetch-shown.ts';
import { refetchAfter } from '../../kit/api/live-news.ts';

const PAGE_SIZE = 10;

export const termsQuery = queryOptions({ ...callQuery(api, withdrawalsCalls.withdrawalTerms, {}), staleTime: 0 });

/** How often to poll a pending withdrawal, in case the live stream is not available. */
const POLL_MS = 15_000;

export function withdrawalQuery(id: string) {
  return queryOptions({
    ...callQuery(api, withdrawalsCalls.withdrawalStatus, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.endedAt === null ? POLL_MS : false),
  });
}

/** Every page of the list. */
export const withdrawalsKey = [withdrawalsCalls.withdrawals.id] as const;

export function withdrawalsQuery(page: number) {
  const query = { pageNo: String(page), pageSize: String(PAGE_SIZE) };
  return queryOptions({ ...callQuery(api, withdrawalsCalls.withdrawals, { query }), staleTime: 0 });
}

/** Shows a withdrawal's new state wherever it is listed. */
function showWithdrawal(withdrawal: Withdrawal): void {
  queryClient.setQueryData(withdrawalQuery(withdrawal.id).queryKey, withdrawal);
  void refetchAfter('withdrawal');
}

/** A withdrawal that the member is about to request; sending it twice makes one request. */
export type WithdrawalIntent = { payeeId: string; amount: string; idempotencyKey: string };

/** The same intent as long as amount and payee are the same: pressing again after a lost answer must not request twice. */
export function intentOf(
  last: WithdrawalIntent | undefined,
  wish: Omit<WithdrawalIntent, 'idempotencyKey'>,
): WithdrawalIntent {
  const isSame = last?.payeeId === wish.payeeId && last.amount === wish.amount;
  return isSame ? last : { ...wish, idempotencyKey: newIdempotencyKey() };
}

export async function requestWithdrawal(intent: WithdrawalIntent, paymentPassword: string): Promise<Withdrawal> {
  const withdrawal = await api.call(withdrawalsCalls.requestWithdrawal, { body: { ...intent, paymentPassword } });
  showWithdrawal(withdrawal);
  return withdrawal;
}

export async function cancelWithdrawal(id: string): Promise<void> {
  await changed(id, api.call(withdrawalsCalls.cancelWithdrawal, { params: { id } }));
}

/** @param part null: all of it */
export async function confirmReceipt(id: string, part: string | null): Promise<void> {
  await changed(id, api.call(withdrawalsCalls.receiveWithdrawal, { params: { id }, body: { part } }));
}

export async function addProof(id: string, picture: Blob, options: CallOptions): Promise<void> {
  await changed(id, api.call(withdrawalsCalls.addWithdrawalProof, { params: { id }, body: picture }, options));
}

/** @param part null: all parts that were not received */
export async function disputeWithdrawal(id: string, part: string | null): Promise<void> {
  await changed(id, api.call(withdrawalsCalls.disputeWithdrawal, { params: { id }, body: { part } }));
}

/** Shows a withdrawal after a change. A refused change means that its state was stale, so it is refetched. */
async function changed(id: string, change: Promise<Withdrawal>): Promise<void> {
  try {
    showWithdrawal(await change);
  } catch (error) {
    void refetchShown(withdrawalQuery(id).queryKey);
    throw error;
  }
}
