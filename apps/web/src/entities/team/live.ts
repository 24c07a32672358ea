import type { Refreshes } from '../../kit/api/live-refreshes.ts';

/** The list of downlines shows their contracts. */
export const teamRefreshes: Refreshes = {
  contracts: ['agentDownlines'],
};
