/** The brand's days, `YYYY-MM-DD`, both included. */
export type Days = { from: string; to: string };

/** A time: `from` is included, `to` is not. */
export type Span = { from: Temporal.Instant; to: Temporal.Instant };

/** Before and after everything that happens. */
const FIRST = '1970-01-01';
const LAST = '9998-12-31';
export const EVER: Span = spanOf({ from: FIRST, to: LAST }, 'UTC');

/** The days asked for; without days all. */
export function daysOf({ from, to }: Partial<Record<keyof Days, string | undefined>>): Days {
  return { from: from ?? FIRST, to: to ?? LAST };
}

/** The time that days take in a time zone, with its changes of the clock. */
export function spanOf({ from, to }: Days, timeZone: string): Span {
  return { from: startOf(from, timeZone), to: startOf(to, timeZone, 1) };
}

export function dayOf(at: Temporal.Instant, timeZone: string): string {
  return at.toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** The day after one: where SQL wants the end not included. */
export function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}

/** The number of days, both included; 0 if the last is before the first. */
export function countDays({ from, to }: Days): number {
  return Math.max(0, Temporal.PlainDate.from(from).until(to).days + 1);
}

export function isWithin(at: Temporal.Instant, { from, to }: Span): boolean {
  return Temporal.Instant.compare(at, from) >= 0 && Temporal.Instant.compare(at, to) < 0;
}

/** The part of a time from an instant on; null if nothing is left. */
export function cutFrom(span: Span, from: Temporal.Instant): Span | null {
  return Temporal.Instant.compare(span.to, from) <= 0 ? null : { from: later(span.from, from), to: span.to };
}

/** The part of a time before an instant; null if nothing is left. */
export function cutTo(span: Span, to: Temporal.Instant): Span | null {
  return Temporal.Instant.compare(to, span.from) <= 0 ? null : { from: span.from, to: earlier(span.to, to) };
}

function startOf(day: string, timeZone: string, plus = 0): Temporal.Instant {
  return Temporal.PlainDate.from(day).add({ days: plus }).toZonedDateTime({ timeZone }).toInstant();
}

function later(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? b : a;
}

function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? a : b;
}
