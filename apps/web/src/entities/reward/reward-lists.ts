import { callKey, rewardsCalls } from '@champa/api-client';
import type { ClaimedReward, Reward } from '@champa/contract';
import { api } from '../../kit/api/api.ts';
import { refetchAfter, shownAfter } from '../../kit/api/live-news.ts';
import { PAGE_SIZE, pagedQuery } from '../../kit/lists/paged.ts';
import { rewardsQuery } from './rewards.ts';

const page = { pageSize: PAGE_SIZE };

export const rewardsNowQuery = { ...rewardsQuery, staleTime: 0 };

export const comingQuery = pagedQuery(callKey(rewardsCalls.comingRewards, { query: page }), (after, options) =>
  api.call(rewardsCalls.comingRewards, { query: { ...page, ...(after && { after }) } }, options),
);

export const pastQuery = pagedQuery(callKey(rewardsCalls.pastRewards, { query: page }), (before, options) =>
  api.call(rewardsCalls.pastRewards, { query: { ...page, ...(before && { before }) } }, options),
);

/** The result of a press: the rewards paid, and the number refused. */
export type Claimed = { paid: ClaimedReward[]; refused: number };

/** Claims one reward; each press has its own key. */
export async function claimReward({ id }: Reward, idempotencyKey: string): Promise<Claimed> {
  const claim = api.call(rewardsCalls.claimReward, { params: { id }, body: { idempotencyKey } });
  return { paid: [await shownAfter(claim, refetchRewards)], refused: 0 };
}

/** Claims all rewards that can be claimed now. */
export async function claimAllRewards(idempotencyKey: string): Promise<Claimed> {
  const claim = api.call(rewardsCalls.claimAllRewards, { body: { idempotencyKey } });
  const { claimed, refused } = await shownAfter(claim, refetchRewards);
  return { paid: claimed, refused: refused.length };
}

const refetchRewards = (): Promise<void> => refetchAfter('rewards');
