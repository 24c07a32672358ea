export { createRewards, type Rewards } from './rewards.module.ts';
export type { Claimable, Claimed, RewardSource } from './rewards.service.ts';
