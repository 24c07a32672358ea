import type { Refreshes } from '../../kit/api/live-refreshes.ts';

/** Downlines are listed with the contracts they have. */
export const teamRefreshes: Refreshes = {
  contracts: ['agentDownlines'],
};
