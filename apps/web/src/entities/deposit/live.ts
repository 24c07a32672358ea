import type { Refreshes } from '../../kit/api/live-refreshes.ts';

export const depositRefreshes: Refreshes = {
  deposit: ['depositStatus', 'deposits'],
  depositMethods: ['depositMethods'],
};
