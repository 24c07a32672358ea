// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const missionsCalls = {
  missionLeaderboard: call<typeof contract.missionLeaderboard>({ id: 'missionLeaderboard', method: 'GET', path: '/api/missions/leaderboard', access: 'member' }),
  missionSummary: call<typeof contract.missionSummary>({ id: 'missionSummary', method: 'GET', path: '/api/missions', access: 'member' }),
} as const;
