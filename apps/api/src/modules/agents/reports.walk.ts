import { ApiError } from '../../platform/http/api-error.ts';
import { parsePlace, type Place, spanOf } from '../records/index.ts';
import { cutTo, type Stretch, stretchesBefore } from './domain/walk.ts';

export type Walk<Row> = {
  span: Stretch;
  timeZone: string;
  now: Temporal.Instant;
  /** Only what comes after it in the list. */
  after: Place | null;
  limit: number;
  /** So many of a stretch of time, latest first. */
  fetch: (stretch: Stretch, limit: number) => Promise<Row[]>;
  /** The days of a time on which there is any, latest first. */
  daysWith: (days: { from: string; until: string }) => Promise<string[]>;
};

/** Clocks of servers differ by less. */
const AHEAD = { minutes: 1 };

/**
 * The latest rows of a team, whatever its size and however seldom it does anything: first the last minutes, hours, day; then, day
 * by day, the days of which figures say that there is something.
 */
export async function walkBack<Row>({ span, timeZone, now, after, limit, fetch, daysWith }: Walk<Row>): Promise<Row[]> {
  const found: Row[] = [];
  const end = after ? after.at.add({ microseconds: 1 }) : now.add(AHEAD);
  const { near, far } = stretchesBefore(cutTo(span, end));
  for (const stretch of near) {
    found.push(...(await fetch(stretch, limit - found.length)));
    if (found.length >= limit) return found;
  }
  if (!far) return found;
  const dayOf = (at: Temporal.Instant) => at.toZonedDateTimeISO(timeZone).toPlainDate();
  const until = dayOf(far.to).add({ days: 1 }).toString();
  for (const day of await daysWith({ from: dayOf(far.from).toString(), until })) {
    found.push(...(await fetch(cutTo(spanOf({ from: day, to: day }, timeZone), far.to), limit - found.length)));
    if (found.length >= limit) return found;
  }
  return found;
}

/** @throws ApiError VALIDATION for what no page named as its next */
export function placeOf(after: string | undefined): Place | null {
  if (after === undefined) return null;
  const place = parsePlace(after);
  if (!place) throw new ApiError('VALIDATION', { fields: { after: 'cursor' } });
  return place;
}
