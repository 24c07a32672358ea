export { claimRebate, claimsQuery, rebateQuery } from './rebate.ts';
export { RewardBadge } from './reward-badge.tsx';
export { type RewardClaim, useClaimPress, useRewardClaim } from './reward-claim.ts';
export { claimAllRewards, type Claimed, claimReward, comingQuery, pastQuery, rewardsNowQuery } from './reward-lists.ts';
export { rewardArt, useRewardWords } from './reward-words.ts';
export { rewardsQuery, useRewardCount } from './rewards.ts';
export { rewardRefreshes } from './live.ts';
