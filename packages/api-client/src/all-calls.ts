import { calls } from './calls.ts';
import { bonusCalls } from './calls/bonus.ts';
import { quickSignInCalls } from './calls/quick-sign-in.ts';
import { recordsCalls } from './calls/records.ts';
import { securityCalls } from './calls/security.ts';
import { transfersCalls } from './calls/transfers.ts';
import { withdrawalCalls } from './calls/withdrawals.ts';

/** Every operation that the site calls. Not for the site itself, whose first screen needs few of them. */
export const allCalls = {
  ...calls,
  ...bonusCalls,
  ...quickSignInCalls,
  ...recordsCalls,
  ...securityCalls,
  ...transfersCalls,
  ...withdrawalCalls,
} as const;
