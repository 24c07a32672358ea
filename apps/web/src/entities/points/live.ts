import type { Refreshes } from '../../kit/api/live-refreshes.ts';

export const pointsRefreshes: Refreshes = {
  points: ['pointsBalance', 'pointsTransactions', 'pointsRewardList', 'redeemList'],
};
