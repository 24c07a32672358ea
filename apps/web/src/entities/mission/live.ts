import type { Refreshes } from '../../kit/api/live-refreshes.ts';

/** A mission's claimed reward leaves the list of waiting rewards. */
export const missionRefreshes: Refreshes = {
  rewards: ['missionSummary', 'missionLeaderboard'],
  missions: ['missionSummary', 'missionLeaderboard'],
};
