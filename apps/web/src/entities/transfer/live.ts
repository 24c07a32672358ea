import type { Refreshes } from '../../kit/api/live-refreshes.ts';

export const transferRefreshes: Refreshes = {
  walletMove: ['walletMove', 'walletMoves', 'consolidatedFunds'],
};
