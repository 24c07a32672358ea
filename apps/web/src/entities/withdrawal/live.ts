import type { Refreshes } from '../../kit/api/live-refreshes.ts';

/** A deposit counts towards what has to be played before a withdrawal. */
export const withdrawalRefreshes: Refreshes = {
  deposit: ['withdrawalTerms'],
  withdrawal: ['withdrawalStatus', 'withdrawals', 'withdrawalTerms'],
};
