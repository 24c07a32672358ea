/** From inclusive, to exclusive. */
export type Stretch = { from: Temporal.Instant; to: Temporal.Instant };

/** Short stretches find frequent things soon; long ones find rare things without reading everything between. */
const STRETCHES = [{ minutes: 5 }, { hours: 1 }, { hours: 24 }] as const;

/** The time before `to`, latest first, in growing parts, and the rest; none of it empty. */
export function stretchesBefore({ from, to }: Stretch): { near: Stretch[]; far: Stretch | null } {
  const near: Stretch[] = [];
  let end = to;
  for (const length of STRETCHES) {
    if (Temporal.Instant.compare(end, from) <= 0) break;
    const begin = later(from, end.subtract(length));
    near.push({ from: begin, to: end });
    end = begin;
  }
  return { near, far: Temporal.Instant.compare(end, from) > 0 ? { from, to: end } : null };
}

/** The part of a time before another one. */
export function cutTo({ from, to }: Stretch, end: Temporal.Instant): Stretch {
  return { from, to: Temporal.Instant.compare(to, end) < 0 ? to : end };
}

function later(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? b : a;
}
