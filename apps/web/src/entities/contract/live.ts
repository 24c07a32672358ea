import type { Refreshes } from '../../kit/api/live-refreshes.ts';

export const contractRefreshes: Refreshes = {
  contracts: ['consolidatedContracts', 'agentContracts', 'agentContract'],
};
