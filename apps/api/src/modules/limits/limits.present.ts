import type { AdminLimitChange, MoneyLimit, PlayLimits, SessionLimit, StakeRefusal } from '@champa/contract';
import { type Amount, formatDecimal } from '@champa/money';
import type { StakeLimit } from './domain/stake-limit.ts';
import type { Standing } from './domain/standing.ts';
import type { Change, LimitInPeriod } from './limits.repo.ts';

export type KnownLimit = LimitInPeriod & { inForce: bigint | null; used: Amount };

/** A member's limits and pauses, as their screens show them. */
export function presentLimits(
  currency: string,
  limits: readonly KnownLimit[],
  { timeOutUntil, selfExclusion, sessionEndsAt, realityCheckMinutes }: Standing,
  brandsCheckMinutes: number,
): PlayLimits {
  const set = limits.filter(({ limit }) =>
    [limit.value, limit.pendingAt, limit.operator].some((part) => part !== null),
  );
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

function presentMoney({ name, limit, inForce, ends, used }: KnownLimit): MoneyLimit[] {
  if (name.kind === 'session') return [];
  return [
    {
      ...name,
      amount: decimalOrNull(limit.value),
      operatorAmount: decimalOrNull(limit.operator),
      inForce: decimalOrNull(inForce),
      used: formatDecimal(used),
      resetsAt: ends.toString(),
      pendingAt: limit.pendingAt?.toString() ?? null,
      pendingAmount: decimalOrNull(limit.pendingValue),
    },
  ];
}

function presentSession({ limit, inForce }: KnownLimit, endsAt: Temporal.Instant | null): SessionLimit {
  return {
    minutes: minutesOrNull(limit.value),
    operatorMinutes: minutesOrNull(limit.operator),
    inForce: minutesOrNull(inForce),
    endsAt: endsAt?.toString() ?? null,
    pendingAt: limit.pendingAt?.toString() ?? null,
    pendingMinutes: minutesOrNull(limit.pendingValue),
  };
}

function decimalOrNull(amount: Amount | null): string | null {
  return amount === null ? null : formatDecimal(amount);
}

function minutesOrNull(minutes: bigint | null): number | null {
  return minutes === null ? null : Number(minutes);
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
