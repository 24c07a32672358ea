import type { Refreshes } from '../../kit/api/live-refreshes.ts';

export const vipRefreshes: Refreshes = {
  vip: ['vipStanding', 'vipHistory'],
};
