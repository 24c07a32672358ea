/** How soon and how late an outside party is asked again, in seconds. */
export type AskingPace = { soonest: number; latest: number };

/**
 * When to ask an outside party again about something of this age: soon while it is young, each time after half its age. A lost
 * answer to something young is found within seconds, and what is never answered is asked about for ever.
 */
export function askAgainAfter(
  { soonest, latest }: AskingPace,
  createdAt: Temporal.Instant,
  now: Temporal.Instant,
): Temporal.Duration {
  const half = now.since(createdAt).total('seconds') / 2;
  return Temporal.Duration.from({ seconds: Math.round(Math.min(Math.max(half, soonest), latest)) });
}
