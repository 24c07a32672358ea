/** The shortest and longest interval at which an outside party is queried again, in seconds. */
export type AskingPace = { soonest: number; latest: number };

/**
 * When to query an outside party again about something of this age: soon while it is young, each time after half its
 * age. A lost answer to a young request is found within seconds, and an unanswered one is queried for ever.
 */
export function askAgainAfter(
  { soonest, latest }: AskingPace,
  createdAt: Temporal.Instant,
  now: Temporal.Instant,
): Temporal.Duration {
  const half = now.since(createdAt).total('seconds') / 2;
  return Temporal.Duration.from({ seconds: Math.round(Math.min(Math.max(half, soonest), latest)) });
}
