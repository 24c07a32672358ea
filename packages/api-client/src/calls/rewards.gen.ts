// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const rewardsCalls = {
  claimAllRewards: call<typeof contract.claimAllRewards>({ id: 'claimAllRewards', method: 'POST', path: '/api/rewards/claim', access: 'member' }),
  claimReward: call<typeof contract.claimReward>({ id: 'claimReward', method: 'POST', path: '/api/rewards/{id}/claim', access: 'member' }),
  comingRewards: call<typeof contract.comingRewards>({ id: 'comingRewards', method: 'GET', path: '/api/rewards/coming', access: 'member' }),
  pastRewards: call<typeof contract.pastRewards>({ id: 'pastRewards', method: 'GET', path: '/api/rewards/history', access: 'member' }),
  rewards: call<typeof contract.rewards>({ id: 'rewards', method: 'GET', path: '/api/rewards', access: 'member' }),
} as const;
