import type { Span } from './days.ts';

/** Short stretches find frequent things soon; long ones find rare things without reading everything between. */
const STRETCHES = [{ minutes: 5 }, { hours: 1 }, { hours: 24 }] as const;

/** The last minutes, hour and day of a time, latest first, and what is left before them; none of it is empty. */
export function stretchesOf({ from, to }: Span): { near: Span[]; far: Span | null } {
  const near: Span[] = [];
  let end = to;
  for (const length of STRETCHES) {
    if (Temporal.Instant.compare(end, from) <= 0) break;
    const begin = later(from, end.subtract(length));
    near.push({ from: begin, to: end });
    end = begin;
  }
  return { near, far: Temporal.Instant.compare(end, from) > 0 ? { from, to: end } : null };
}

function later(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? b : a;
}
