import { callKey, rewardsCalls } from '@champa/api-client';
import type { ClaimedReward, Reward } from '@champa/contract';
import { api, queryClient } from '../../../shared/api.ts';
import { PAGE_SIZE, pagedQuery } from '../../../shared/paged.ts';
import { askRewardsAnew, rewardsQuery } from '../../../shared/rewards.ts';

const page = { pageSize: PAGE_SIZE };

export const rewardsNowQuery = { ...rewardsQuery, staleTime: 0 };

export const comingQuery = pagedQuery(callKey(rewardsCalls.comingRewards, { query: page }), (after, line) =>
  api.call(rewardsCalls.comingRewards, { query: { ...page, ...(after && { after }) } }, line),
);

export const pastQuery = pagedQuery(callKey(rewardsCalls.pastRewards, { query: page }), (before, line) =>
  api.call(rewardsCalls.pastRewards, { query: { ...page, ...(before && { before }) } }, line),
);

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
