/**
 * Days, weeks and months of a time zone, which is the brand's nearly everywhere. Pure: it knows no clock, and so may `domain/`
 * use it. A day has 23 or 25 hours where clocks change, and begins with its first moment, which need not be midnight.
 */

/** Days as `YYYY-MM-DD`, both included. */
export type Days = { from: string; to: string };

/** A stretch of time, its end not included. */
export type Span = { from: Temporal.Instant; to: Temporal.Instant };

/** A day; a text is `YYYY-MM-DD`. */
export type Day = Temporal.PlainDate | string;

/** The day that an instant is in. */
export function dayAt(at: Temporal.Instant, timeZone: string): Temporal.PlainDate {
  return at.toZonedDateTimeISO(timeZone).toPlainDate();
}

/** The first moment of a day. */
export function startOfDay(day: Day, timeZone: string): Temporal.Instant {
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant();
}

/** The time of the day that an instant is in. */
export function dayAround(at: Temporal.Instant, timeZone: string): Span {
  const day = dayAt(at, timeZone);
  return { from: startOfDay(day, timeZone), to: startOfDay(day.add({ days: 1 }), timeZone) };
}

/** The time that days take. */
export function spanOfDays({ from, to }: Days, timeZone: string): Span {
  return { from: startOfDay(from, timeZone), to: startOfDay(plusDays(to, 1), timeZone) };
}

/** How many days there are; none where the last is before the first. */
export function countDays({ from, to }: Days): number {
  return Math.max(0, Temporal.PlainDate.from(from).until(to).days + 1);
}

/** Each of the days. */
export function eachDay({ from, to }: Days): string[] {
  return Array.from({ length: countDays({ from, to }) }, (_, place) => plusDays(from, place));
}

export function plusDays(day: Day, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** The Monday of a day's week. */
export function firstOfWeek(day: Day): Temporal.PlainDate {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: date.dayOfWeek - 1 });
}

/** The first of a day's month. */
export function firstOfMonth(day: Day): Temporal.PlainDate {
  return Temporal.PlainDate.from(day).with({ day: 1 });
}

/** The first of the month so many months from a day's. */
export function plusMonths(day: Day, months: number): string {
  return firstOfMonth(day).add({ months }).toString();
}
