/** The one source of time; tests pass their own. */
export type Clock = { now: () => Temporal.Instant };

export const systemClock: Clock = { now: () => Temporal.Now.instant() };
