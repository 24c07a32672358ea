import { calls } from './calls.ts';
import { activitiesCalls } from './calls/activities.ts';
import { agentsCalls } from './calls/agents.ts';
import { bonusCalls } from './calls/bonus.ts';
import { limitsCalls } from './calls/limits.ts';
import { lotteryCalls } from './calls/lottery.ts';
import { missionsCalls } from './calls/missions.ts';
import { pointsCalls } from './calls/points.ts';
import { prizesCalls } from './calls/prizes.ts';
import { quickSignInCalls } from './calls/quick-sign-in.ts';
import { recordsCalls } from './calls/records.ts';
import { rewardsCalls } from './calls/rewards.ts';
import { securityCalls } from './calls/security.ts';
import { transfersCalls } from './calls/transfers.ts';
import { withdrawalCalls } from './calls/withdrawals.ts';

/** Every operation that the site calls. Not for the site itself, whose first screen needs few of them. */
export const allCalls = {
  ...calls,
  ...activitiesCalls,
  ...agentsCalls,
  ...bonusCalls,
  ...limitsCalls,
  ...lotteryCalls,
  ...missionsCalls,
  ...pointsCalls,
  ...prizesCalls,
  ...quickSignInCalls,
  ...recordsCalls,
  ...rewardsCalls,
  ...securityCalls,
  ...transfersCalls,
  ...withdrawalCalls,
} as const;
