import type { AdminLimitChange, MoneyLimit, PlayLimits, SessionLimit, StakeRefusal } from '@champa/contract';
import { type Amount, formatDecimal } from '@champa/money';
import type { StakeLimit } from './domain/stake-limit.ts';
import type { Standing } from './domain/standing.ts';
import type { Change, LimitInPeriod } from './limits.repo.ts';

export type KnownLimit = LimitInPeriod & { used: Amount };

/** A member's limits and pauses, as their screens show them. */
export function presentLimits(
  currency: string,
  limits: readonly KnownLimit[],
  { timeOutUntil, selfExclusion, sessionEndsAt, realityCheckMinutes }: Standing,
  brandsCheckMinutes: number,
): PlayLimits {
  const set = limits.filter(({ limit }) => limit.value !== null || limit.pendingAt !== null);
  const session = set.find(({ name }) => name.kind === 'session');
  return {
    currency,
    list: set.flatMap((limit) => presentMoney(limit)),
    session: session ? presentSession(session, sessionEndsAt) : null,
    timeOutUntil: timeOutUntil?.toString() ?? null,
    selfExclusion: selfExclusion && {
      since: selfExclusion.since.toString(),
      until: selfExclusion.until?.toString() ?? null,
    },
    realityCheckMinutes: realityCheckMinutes ?? brandsCheckMinutes,
  };
}

function presentMoney({ name, limit, ends, used }: KnownLimit): MoneyLimit[] {
  if (name.kind === 'session') return [];
  return [
    {
      ...name,
      amount: decimalOrNull(limit.value),
      used: formatDecimal(used),
      resetsAt: ends.toString(),
      pendingAt: limit.pendingAt?.toString() ?? null,
      pendingAmount: decimalOrNull(limit.pendingValue),
    },
  ];
}

function presentSession({ limit }: KnownLimit, endsAt: Temporal.Instant | null): SessionLimit {
  return {
    minutes: limit.value === null ? null : Number(limit.value),
    endsAt: endsAt?.toString() ?? null,
    pendingAt: limit.pendingAt?.toString() ?? null,
    pendingMinutes: limit.pendingValue === null ? null : Number(limit.pendingValue),
  };
}

function decimalOrNull(amount: Amount | null): string | null {
  return amount === null ? null : formatDecimal(amount);
}

/** The limit that refused a stake, for the member. */
export function presentStakeLimit({ limit, period, most }: StakeLimit): StakeRefusal {
  return { limit, period, most: formatDecimal(most) };
}

/** A change of limits, for staff. */
export function presentChange({
  id,
  what,
  details,
  actor,
  at,
}: Change & { id: bigint; at: Temporal.Instant }): AdminLimitChange {
  return { id: String(id), what, details: details as Record<string, unknown>, by: actor, at: at.toString() };
}
