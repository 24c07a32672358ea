import { countDays, dayAt, type Days, plusDays, type Span, startOfDay } from '../../../platform/brand-calendar.ts';

const DAYS_OF_WEEK = 7;

/** Days, and how much of them has passed. */
export type Range = { days: Days; span: Span };

/** A range beside the two that it is compared with. */
export type Ranges = { range: Range; before: Range; weekBefore: Range };

/** Days up to a moment. */
export function rangeUpTo(days: Days, now: Temporal.Instant, timeZone: string): Range {
  const ends = startOfDay(plusDays(days.to, 1), timeZone);
  const to = Temporal.Instant.compare(now, ends) < 0 ? now : ends;
  return { days, span: { from: startOfDay(days.from, timeZone), to } };
}

/**
 * The range, the one before of the same length, and the one a week before (of more than a week: as many weeks as it
 * touches). What is not over yet is compared up to the same time of day.
 */
export function comparedRanges(days: Days, now: Temporal.Instant, timeZone: string): Ranges {
  const length = countDays(days);
  const weeks = Math.ceil(length / DAYS_OF_WEEK) * DAYS_OF_WEEK;
  const moved = (by: number): Range => {
    const then = now.toZonedDateTimeISO(timeZone).subtract({ days: by }).toInstant();
    return rangeUpTo({ from: plusDays(days.from, -by), to: plusDays(days.to, -by) }, then, timeZone);
  };
  return { range: rangeUpTo(days, now, timeZone), before: moved(length), weekBefore: moved(weeks) };
}

/** Why days cannot be shown, by their field; null: they can. */
export function faultOfDays({ from, to }: Days, now: Temporal.Instant, timeZone: string, most: number): string | null {
  if (from > to) return 'range';
  if (to > dayAt(now, timeZone).toString()) return 'range';
  return countDays({ from, to }) > most ? 'range' : null;
}

/** The beginnings of the hours or days of a range that have begun. */
export function beginningsOf({ days, span }: Range, unit: 'hour' | 'day', timeZone: string): Temporal.Instant[] {
  const beginnings: Temporal.Instant[] = [];
  let next = startOfDay(days.from, timeZone);
  for (let day = 1; Temporal.Instant.compare(next, span.to) < 0; day += 1) {
    beginnings.push(next);
    next = unit === 'hour' ? next.add({ hours: 1 }) : startOfDay(plusDays(days.from, day), timeZone);
  }
  return beginnings;
}
