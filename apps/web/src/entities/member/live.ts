import type { Refreshes } from '../../kit/api/live-refreshes.ts';

/** The rank is told with who is signed in. */
export const memberRefreshes: Refreshes = {
  vip: ['loginInfo'],
};
