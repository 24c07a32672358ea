/** Whether a member may play and pay in, and their settings besides limits. */
export type Standing = {
  timeOutUntil: Temporal.Instant | null;
  selfExclusion: { since: Temporal.Instant; until: Temporal.Instant | null } | null;
  /** When the session reaches the member's own limit. */
  sessionEndsAt: Temporal.Instant | null;
  realityCheckMinutes: number | null;
};

export const FREE: Standing = {
  timeOutUntil: null,
  selfExclusion: null,
  sessionEndsAt: null,
  realityCheckMinutes: null,
};

/** A standing as of a time: what is over is left out. */
export function standingAt(standing: Standing, now: Temporal.Instant): Standing {
  const { timeOutUntil, selfExclusion } = standing;
  const isOver = (until: Temporal.Instant | null) => until !== null && Temporal.Instant.compare(until, now) <= 0;
  return {
    ...standing,
    timeOutUntil: isOver(timeOutUntil) ? null : timeOutUntil,
    selfExclusion: selfExclusion && isOver(selfExclusion.until) ? null : selfExclusion,
  };
}
