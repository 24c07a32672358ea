import type { ErrorCode } from '@champa/contract';

type Account = { status: 'active' | 'suspended' | 'closed'; isAgent: boolean; isTrial: boolean };

/** Why an account may not sign in, though its owner is proven; `null` lets it in. */
export function refusalOf({ status, isAgent, isTrial }: Account, agentArea: boolean): ErrorCode | null {
  if (status !== 'active') return 'ACCOUNT_DISABLED';
  if (isTrial) return 'NON_MEMBER';
  return agentArea && !isAgent ? 'NON_AGENT' : null;
}

/** Whether a password is older than the brand allows; without a limit none is. */
export function isExpired(changedAt: Temporal.Instant, days: number, now: Temporal.Instant): boolean {
  return days > 0 && now.since(changedAt).total('hours') >= days * 24;
}
