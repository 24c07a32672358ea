import { gamesCalls } from './calls/games.ts';
import { identityCalls } from './calls/identity.ts';
import { memberCalls } from './calls/member.ts';
import { moneyCalls } from './calls/money.ts';
import { quickSignInCalls } from './calls/quick-sign-in.ts';
import { securityCalls } from './calls/security.ts';
import { siteCalls } from './calls/site.ts';

export type { Call } from './calls/call.ts';

/** The operations of the contract that the site calls. */
export const calls = {
  ...siteCalls,
  ...identityCalls,
  ...quickSignInCalls,
  ...securityCalls,
  ...gamesCalls,
  ...moneyCalls,
  ...memberCalls,
} as const;
