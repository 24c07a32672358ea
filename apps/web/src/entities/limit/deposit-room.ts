import type { LimitPeriod, PlayLimits } from '@champa/contract';
import { type Amount, maximum, parseAmount, ZERO } from '@champa/money';

/** What the deposit limit that leaves least still leaves. */
export type DepositRoom = { left: Amount; period: LimitPeriod };

/** Null: the member has no deposit limit. */
export function depositRoom({ list }: Pick<PlayLimits, 'list'>): DepositRoom | null {
  const rooms = list.flatMap(({ kind, period, inForce, used }) =>
    kind === 'deposit' && inForce !== null
      ? [{ left: maximum(parseAmount(inForce) - parseAmount(used), ZERO), period }]
      : [],
  );
  return rooms.toSorted((a, b) => (a.left < b.left ? -1 : 1))[0] ?? null;
}

/** Why the member can pay in nothing now: a break, or their exclusion; `until` null: for good. */
export type DepositPause = { by: 'PLAY_TIME_OUT' | 'SELF_EXCLUDED'; until: string | null };

export function depositPause({
  timeOutUntil,
  selfExclusion,
}: Pick<PlayLimits, 'timeOutUntil' | 'selfExclusion'>): DepositPause | null {
  if (selfExclusion) return { by: 'SELF_EXCLUDED', until: selfExclusion.until };
  return timeOutUntil === null ? null : { by: 'PLAY_TIME_OUT', until: timeOutUntil };
}
