import { gamesCalls } from './calls/games.ts';
import { identityCalls } from './calls/identity.ts';
import { memberCalls } from './calls/member.ts';
import { moneyCalls } from './calls/money.ts';
import { siteCalls } from './calls/site.ts';

export type { Call } from './calls/call.ts';

/** The operations of the contract that the site calls on its first screen, or may soon after; the rest are groups of their own. */
export const calls = {
  ...siteCalls,
  ...identityCalls,
  ...gamesCalls,
  ...moneyCalls,
  ...memberCalls,
} as const;
