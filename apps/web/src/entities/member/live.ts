import type { Refreshes } from '../../kit/api/live-refreshes.ts';

/** The rank comes with the signed-in member's data. */
export const memberRefreshes: Refreshes = {
  vip: ['loginInfo'],
};
