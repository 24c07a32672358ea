/** How many deposits a member may begin in a time, and how many may wait to be paid at once. */
export type VelocityRules = { perMinute: number; perHour: number; perDay: number; openAtOnce: number };

/** How many deposits a member began within each time, this one included, and how many are open. */
export type Velocity = { minute: number; hour: number; day: number; open: number };

export type Excess = { code: 'TOO_MANY_DEPOSITS'; retryAfterSeconds: number } | { code: 'TOO_MANY_OPEN_DEPOSITS' };

/** Which rule is exceeded; null: none. It gives the longest wait, so that a member who waits is not refused again. */
export function excessOf(counted: Velocity, rules: VelocityRules): Excess | null {
  if (counted.day > rules.perDay) return { code: 'TOO_MANY_DEPOSITS', retryAfterSeconds: 86_400 };
  if (counted.hour > rules.perHour) return { code: 'TOO_MANY_DEPOSITS', retryAfterSeconds: 3600 };
  if (counted.minute > rules.perMinute) return { code: 'TOO_MANY_DEPOSITS', retryAfterSeconds: 60 };
  if (counted.open > rules.openAtOnce) return { code: 'TOO_MANY_OPEN_DEPOSITS' };
  return null;
}
