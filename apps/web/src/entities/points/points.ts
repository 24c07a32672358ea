import { callKey, callQuery, pointsCalls } from '@champa/api-client';
import type { Recipient, Redemption } from '@champa/contract';
import { api } from '../../kit/api/api.ts';
import type { Intent } from '../../kit/api/intent.ts';
import { refetchAfter } from '../../kit/api/live-news.ts';
import { PAGE_SIZE, pagedQuery } from '../../kit/lists/paged.ts';

const page = { pageSize: PAGE_SIZE };

export const configQuery = callQuery(api, pointsCalls.pointsConfig, {});
export const goodsQuery = { ...callQuery(api, pointsCalls.pointsRewardList, {}), staleTime: 0 };
export const balanceQuery = { ...callQuery(api, pointsCalls.pointsBalance, {}), staleTime: 0 };

export const redemptionsQuery = pagedQuery(callKey(pointsCalls.redeemList, { query: page }), (before, options) =>
  api.call(pointsCalls.redeemList, { query: { ...page, ...(before && { before }) } }, options),
);

export const transactionsQuery = pagedQuery(
  callKey(pointsCalls.pointsTransactions, { query: page }),
  (before, options) =>
    api.call(pointsCalls.pointsTransactions, { query: { ...page, ...(before && { before }) } }, options),
);

type RedeemWish = { goodsId: string; quantity: number; recipient: Recipient | null };

export function redeem(wish: RedeemWish, { idempotencyKey }: Intent, paymentPassword: string): Promise<Redemption> {
  return shown(api.call(pointsCalls.redeemPoints, { body: { ...wish, idempotencyKey, paymentPassword } }));
}

export function convert(points: number, { idempotencyKey }: Intent, paymentPassword: string) {
  return shown(api.call(pointsCalls.convertPoints, { body: { points, idempotencyKey, paymentPassword } }));
}

/** Refetches what is shown of points, whether the call succeeded or not. */
async function shown<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } finally {
    void refetchAfter('points');
  }
}
