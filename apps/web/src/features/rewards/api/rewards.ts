import { recordsCalls } from '@champa/api-client';
import type { Reward } from '@champa/contract';
import { api } from '../../../shared/api.ts';
import { askRewardsAnew, rewardsQuery } from '../../../shared/rewards.ts';

export const rewardsNowQuery = { ...rewardsQuery, staleTime: 0 };

/** Claims one reward; the key is of one press. @returns what was paid */
export async function claimReward({ id }: Reward, idempotencyKey: string): Promise<string> {
  try {
    return (await api.call(recordsCalls.claimReward, { params: { id }, body: { idempotencyKey } })).amount;
  } finally {
    await askRewardsAnew();
  }
}

/** Claims all that can be claimed now. @returns what was paid, each */
export async function claimAllRewards(idempotencyKey: string): Promise<string[]> {
  try {
    const { claimed } = await api.call(recordsCalls.claimAllRewards, { body: { idempotencyKey } });
    return claimed.map(({ amount }) => amount);
  } finally {
    await askRewardsAnew();
  }
}
