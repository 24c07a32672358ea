import type * as contract from '@champa/contract';
import { call } from './call.ts';

/** The reward centre: claims, what is coming, what became of it. */
export const rewardsCalls = {
  comingRewards: call<typeof contract.comingRewards>({
    id: 'comingRewards',
    method: 'GET',
    path: '/api/rewards/coming',
    access: 'member',
  }),
  pastRewards: call<typeof contract.pastRewards>({
    id: 'pastRewards',
    method: 'GET',
    path: '/api/rewards/history',
    access: 'member',
  }),
  claimReward: call<typeof contract.claimReward>({
    id: 'claimReward',
    method: 'POST',
    path: '/api/rewards/{id}/claim',
    access: 'member',
  }),
  claimAllRewards: call<typeof contract.claimAllRewards>({
    id: 'claimAllRewards',
    method: 'POST',
    path: '/api/rewards/claim',
    access: 'member',
  }),
} as const;
