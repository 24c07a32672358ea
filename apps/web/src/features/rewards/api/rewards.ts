import { callKey, rewardsCalls } from '@champa/api-client';
import type { ClaimedReward, Reward } from '@champa/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, queryClient } from '../../../shared/api.ts';
import { askRewardsAnew, rewardsQuery } from '../../../shared/rewards.ts';

const PAGE_SIZE = '20';

export const rewardsNowQuery = { ...rewardsQuery, staleTime: 0 };

export const comingQuery = infiniteQueryOptions({
  queryKey: callKey(rewardsCalls.comingRewards, { query: { pageSize: PAGE_SIZE } }),
  queryFn: ({ pageParam, signal }) =>
    api.call(
      rewardsCalls.comingRewards,
      { query: { pageSize: PAGE_SIZE, ...(pageParam && { after: pageParam }) } },
      { signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});

export const pastQuery = infiniteQueryOptions({
  queryKey: callKey(rewardsCalls.pastRewards, { query: { pageSize: PAGE_SIZE } }),
  queryFn: ({ pageParam, signal }) =>
    api.call(
      rewardsCalls.pastRewards,
      { query: { pageSize: PAGE_SIZE, ...(pageParam && { before: pageParam }) } },
      { signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});

/** What a press came to: what was paid, and how many could not be. */
export type Claimed = { paid: ClaimedReward[]; refused: number };

/** Claims one reward; the key is of one press. */
export async function claimReward({ id }: Reward, idempotencyKey: string): Promise<Claimed> {
  return settled(async () => ({
    paid: [await api.call(rewardsCalls.claimReward, { params: { id }, body: { idempotencyKey } })],
    refused: 0,
  }));
}

/** Claims all that can be claimed now. */
export async function claimAllRewards(idempotencyKey: string): Promise<Claimed> {
  return settled(async () => {
    const { claimed, refused } = await api.call(rewardsCalls.claimAllRewards, { body: { idempotencyKey } });
    return { paid: claimed, refused: refused.length };
  });
}

// Whatever a claim came to, what is shown is asked for anew.
async function settled(claim: () => Promise<Claimed>): Promise<Claimed> {
  try {
    return await claim();
  } finally {
    await Promise.all([askRewardsAnew(), queryClient.invalidateQueries({ queryKey: [rewardsCalls.pastRewards.id] })]);
  }
}
