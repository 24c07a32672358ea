import type { Refreshes } from '../../kit/api/live-refreshes.ts';

/** A claimed reward of a mission is one that waits no more. */
export const missionRefreshes: Refreshes = {
  rewards: ['missionSummary', 'missionLeaderboard'],
  missions: ['missionSummary', 'missionLeaderboard'],
};
