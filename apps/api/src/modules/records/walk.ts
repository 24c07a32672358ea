import { cutTo, dayOf, type Days, type Span, spanOf } from './domain/days.ts';
import type { TeamScope } from './domain/scope.ts';
import { stretchesOf } from './domain/walk.ts';
import type { TimePlace } from '../../platform/paging.ts';

export type Walk<Row> = {
  scope: Pick<TeamScope, 'span' | 'timeZone'>;
  now: Temporal.Instant;
  /** Only what comes after it in the list. */
  after: TimePlace | null;
  limit: number;
  /** So many rows of a stretch of time, latest first. */
  fetch: (stretch: Span, limit: number) => Promise<Row[]>;
  /** Those of some days that have any rows, latest first. */
  daysWith: (days: Days) => Promise<string[]>;
};

/** Clocks of servers differ by less. */
const AHEAD = { minutes: 1 };

/**
 * The latest rows of a team, whatever its size and however seldom it has any: first the last minutes, hour and day; then, day by
 * day, the days for which figures have entries (decision 0036).
 */
export async function walkBack<Row>({ scope, now, after, limit, fetch, daysWith }: Walk<Row>): Promise<Row[]> {
  const { span, timeZone } = scope;
  const past = cutTo(span, after ? after.at.add({ microseconds: 1 }) : now.add(AHEAD));
  if (!past) return [];
  const found: Row[] = [];
  const { near, far } = stretchesOf(past);
  for (const stretch of near) {
    found.push(...(await fetch(stretch, limit - found.length)));
    if (found.length >= limit) return found;
  }
  if (!far) return found;
  for (const day of await daysWith({ from: dayOf(far.from, timeZone), to: dayOf(far.to, timeZone) })) {
    const stretch = cutTo(spanOf({ from: day, to: day }, timeZone), far.to);
    if (stretch) found.push(...(await fetch(stretch, limit - found.length)));
    if (found.length >= limit) return found;
  }
  return found;
}
