export { MissionBadge } from './mission-badge.tsx';
export { type BoardWish, leaderboardQuery, missionSummaryQuery } from './missions.ts';
export { missionRefreshes } from './live.ts';
