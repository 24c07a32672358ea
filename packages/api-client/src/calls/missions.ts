import type * as contract from '@champa/contract';
import { call } from './call.ts';

/** Missions and boards. */
export const missionsCalls = {
  missionSummary: call<typeof contract.missionSummary>({
    id: 'missionSummary',
    method: 'GET',
    path: '/api/missions',
    access: 'member',
  }),
  missionLeaderboard: call<typeof contract.missionLeaderboard>({
    id: 'missionLeaderboard',
    method: 'GET',
    path: '/api/missions/leaderboard',
    access: 'member',
  }),
};
