import { callKey, callQuery, newIdempotencyKey, pointsCalls } from '@champa/api-client';
import type { Recipient, Redemption } from '@champa/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, queryClient } from '../../../shared/api.ts';

const PAGE_SIZE = '20';

export const configQuery = callQuery(api, pointsCalls.pointsConfig, {});
export const goodsQuery = { ...callQuery(api, pointsCalls.pointsRewardList, {}), staleTime: 0 };
export const balanceQuery = { ...callQuery(api, pointsCalls.pointsBalance, {}), staleTime: 0 };

export const redemptionsQuery = infiniteQueryOptions({
  queryKey: callKey(pointsCalls.redeemList, { query: { pageSize: PAGE_SIZE } }),
  queryFn: ({ pageParam, signal }) =>
    api.call(
      pointsCalls.redeemList,
      { query: { pageSize: PAGE_SIZE, ...(pageParam && { before: pageParam }) } },
      { signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});

export const transactionsQuery = infiniteQueryOptions({
  queryKey: callKey(pointsCalls.pointsTransactions, { query: { pageSize: PAGE_SIZE } }),
  queryFn: ({ pageParam, signal }) =>
    api.call(
      pointsCalls.pointsTransactions,
      { query: { pageSize: PAGE_SIZE, ...(pageParam && { before: pageParam }) } },
      { signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});

/** Something sent under a key: pressing again after a lost answer is the same wish, another wish has another key. */
export type Intent = { wish: string; idempotencyKey: string };

export function intentOf(last: Intent | undefined, wish: object): Intent {
  const said = JSON.stringify(wish);
  return last?.wish === said ? last : { wish: said, idempotencyKey: newIdempotencyKey() };
}

type RedeemWish = { goodsId: string; quantity: number; recipient: Recipient | null };

export function redeem(wish: RedeemWish, { idempotencyKey }: Intent, paymentPassword: string): Promise<Redemption> {
  return shown(api.call(pointsCalls.redeemPoints, { body: { ...wish, idempotencyKey, paymentPassword } }));
}

export function convert(points: number, { idempotencyKey }: Intent, paymentPassword: string) {
  return shown(api.call(pointsCalls.convertPoints, { body: { points, idempotencyKey, paymentPassword } }));
}

/** Whatever became of it, what is shown of points is asked for again. */
async function shown<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } finally {
    for (const { id } of [
      pointsCalls.pointsBalance,
      pointsCalls.pointsRewardList,
      pointsCalls.redeemList,
      pointsCalls.pointsTransactions,
    ]) {
      void queryClient.invalidateQueries({ queryKey: [id] });
    }
  }
}
