import type { Refreshes } from '../../kit/api/live-refreshes.ts';

/** A deposit adds to the wagering requirement of a withdrawal. */
export const withdrawalRefreshes: Refreshes = {
  deposit: ['withdrawalTerms'],
  withdrawal: ['withdrawalStatus', 'withdrawals', 'withdrawalTerms'],
};
