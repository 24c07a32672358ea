import type { Refreshes } from '../../kit/api/live-refreshes.ts';

/** A reward that came or was claimed, and a mission that moved, may be those of a promotion. */
export const promotionRefreshes: Refreshes = {
  rewards: ['activities', 'activity'],
  missions: ['activities', 'activity'],
};
