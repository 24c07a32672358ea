import type { Refreshes } from '../../kit/api/live-refreshes.ts';

export const rewardRefreshes: Refreshes = {
  rewards: ['rewards', 'comingRewards', 'pastRewards'],
};
