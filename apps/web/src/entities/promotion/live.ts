import type { Refreshes } from '../../kit/api/live-refreshes.ts';

/** A reward that came or was claimed, and a mission that advanced, may belong to a promotion. */
export const promotionRefreshes: Refreshes = {
  rewards: ['activities', 'activity'],
  missions: ['activities', 'activity'],
};
