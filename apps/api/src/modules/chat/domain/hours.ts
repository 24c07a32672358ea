/** A span of a week's day (1: Monday). It may end after midnight: then `to` is not after `from`. */
export type WorkingHours = { day: number; from: string; to: string };

const DAYS = 7;
const MINUTES_OF_DAY = 24 * 60;
const MINUTES_OF_WEEK = DAYS * MINUTES_OF_DAY;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When a span begins in the week, in minutes from Monday, and how long it lasts. */
function spanOf({ day, from, to }: WorkingHours): { begins: number; lasts: number } {
  const lasts = minutesOf(to) - minutesOf(from);
  return {
    begins: (day - 1) * MINUTES_OF_DAY + minutesOf(from),
    lasts: lasts > 0 ? lasts : lasts + MINUTES_OF_DAY,
  };
}

function minuteOfWeek(at: Temporal.ZonedDateTime): number {
  return (at.dayOfWeek - 1) * MINUTES_OF_DAY + at.hour * 60 + at.minute;
}

/** The way from one minute of the week to another, over its end where need be. */
const wayTo = (from: number, to: number): number =>
  (((to - from) % MINUTES_OF_WEEK) + MINUTES_OF_WEEK) % MINUTES_OF_WEEK;

/** Whether the brand works at a time; without any hours it always does. */
export function isWorking(hours: readonly WorkingHours[], at: Temporal.ZonedDateTime): boolean {
  if (hours.length === 0) return true;
  const now = minuteOfWeek(at);
  return hours.map(spanOf).some(({ begins, lasts }) => wayTo(begins, now) < lasts);
}

/** When work begins next; null while it goes on. */
export function opensNext(hours: readonly WorkingHours[], at: Temporal.ZonedDateTime): Temporal.Instant | null {
  if (isWorking(hours, at)) return null;
  const now = minuteOfWeek(at);
  const wait = Math.min(...hours.map((span) => wayTo(now, spanOf(span).begins)));
  // By the calendar: an hour that a clock change takes is none that anybody waits for.
  return at
    .round({ smallestUnit: 'minute', roundingMode: 'floor' })
    .toPlainDateTime()
    .add({ minutes: wait })
    .toZonedDateTime(at.timeZoneId)
    .toInstant();
}
