/**
 * Failures that cost nothing yet. An account: three, as people mistype. A device: ten, as a family may share one. An
 * address: thirty, as a whole town may share that of its mobile network. Everywhere: ten, all unknown devices together. A
 * tally costs nothing ever: what it leads to is its reader's.
 */
const FREE_FAILURES = { account: 3, device: 10, address: 30, everywhere: 10, tally: Infinity } as const;

export type ThrottleKind = keyof typeof FREE_FAILURES;

export const isKind = (text: string): text is ThrottleKind => Object.hasOwn(FREE_FAILURES, text);

const FIRST_DELAY_SECONDS = 5;
const LONGEST_DELAY_SECONDS = 15 * 60;
/** After this time without a failure all is forgotten. */
export const FORGET_AFTER_SECONDS = 30 * 60;

/** How long to wait after so many failures in a row: nothing while they are free, then 5 s, doubling, at most 15 min. */
export function delayAfter(kind: ThrottleKind, failures: number): number {
  const counted = failures - FREE_FAILURES[kind];
  if (counted < 0) return 0;
  return Math.min(FIRST_DELAY_SECONDS * 2 ** Math.min(counted, 20), LONGEST_DELAY_SECONDS);
}

export type Failures = { kind: ThrottleKind; failures: number; lastAt: Temporal.Instant };

/** Seconds still to wait; 0 when a try is allowed. */
export function secondsToWait({ kind, failures, lastAt }: Failures, now: Temporal.Instant): number {
  const since = now.since(lastAt).total('seconds');
  if (since > FORGET_AFTER_SECONDS) return 0;
  return Math.max(0, Math.ceil(delayAfter(kind, failures) - since));
}
