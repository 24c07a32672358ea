import { LIMIT_RAISE_HOURS, limitKinds, limitPeriods } from '@champa/contract';

/** What a limit is set for: money in a period, or the minutes of a session. */
export type LimitName =
  | { kind: (typeof limitKinds)[number]; period: (typeof limitPeriods)[number] }
  | { kind: 'session'; period: 'session' };

/** The member's own limit. `null`: none. With `pendingAt`, `pendingValue` holds from then on. */
export type OwnLimit = { value: bigint | null; pendingValue: bigint | null; pendingAt: Temporal.Instant | null };

/** `operator`: what the operator limits beside it. The member changes only their own. */
export type Limit = OwnLimit & { operator: bigint | null };

export const NO_LIMIT: OwnLimit = { value: null, pendingValue: null, pendingAt: null };

/** A limit as of a time: a pending value that is due holds. */
export function limitAt(limit: OwnLimit, now: Temporal.Instant): OwnLimit {
  const isDue = limit.pendingAt !== null && Temporal.Instant.compare(limit.pendingAt, now) <= 0;
  return isDue ? { ...NO_LIMIT, value: limit.pendingValue } : limit;
}

/** What holds at a time: the stricter of the member's limit and the operator's; null: nothing. */
export function inForce(limit: Limit, now: Temporal.Instant): bigint | null {
  const { value } = limitAt(limit, now);
  return limit.operator !== null && isStricter(limit.operator, value) ? limit.operator : value;
}

/**
 * Changes a limit to another value, or none: a first or a lower one holds at once and ends a pending one; a higher one
 * or none waits. A new request restarts the wait; for the same value it goes on.
 */
export function changeLimit(before: OwnLimit, wanted: bigint | null, now: Temporal.Instant): OwnLimit {
  const present = limitAt(before, now);
  if (isStricter(wanted, present.value)) return { ...NO_LIMIT, value: wanted };
  if (present.pendingAt !== null && present.pendingValue === wanted) return present;
  return { value: present.value, pendingValue: wanted, pendingAt: now.add({ hours: LIMIT_RAISE_HOURS }) };
}

/** Withdraws a pending value. */
export function keepLimit(before: OwnLimit, now: Temporal.Instant): OwnLimit {
  return { ...NO_LIMIT, value: limitAt(before, now).value };
}

function isStricter(wanted: bigint | null, present: bigint | null): boolean {
  if (present === null) return true;
  return wanted !== null && wanted <= present;
}
