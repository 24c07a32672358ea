import { spanKinds } from './definition.ts';

export { spanKinds };

export type SpanKind = (typeof spanKinds)[number];

/** The first day of the single span of a promotion without spans. */
export const ALL = '1970-01-01';

/** The brand's day of an instant. */
export function dayAt(at: Temporal.Instant, timeZone: string): Temporal.PlainDate {
  return at.toZonedDateTimeISO(timeZone).toPlainDate();
}

/** The span of a day, by its first day. Weeks begin on Monday. */
export function spanOf(kind: SpanKind, day: Temporal.PlainDate): string {
  if (kind === 'all') return ALL;
  if (kind === 'day') return day.toString();
  if (kind === 'week') return day.subtract({ days: day.dayOfWeek - 1 }).toString();
  return day.with({ day: 1 }).toString();
}

/** The next span. */
export function spanAfter(kind: SpanKind, span: string): string {
  const first = Temporal.PlainDate.from(span);
  if (kind === 'all') return span;
  return first.add(kind === 'day' ? { days: 1 } : kind === 'week' ? { weeks: 1 } : { months: 1 }).toString();
}

/** The end of a span: the instant at which the brand's next day, week or month begins; null: never by itself. */
export function spanEnds(kind: SpanKind, span: string, timeZone: string): Temporal.Instant | null {
  if (kind === 'all') return null;
  return Temporal.PlainDate.from(spanAfter(kind, span)).toZonedDateTime(timeZone).toInstant();
}

/** The span that a day counts for: a late fact of a closed span counts for the next open one. */
export function openSpan(kind: SpanKind, day: Temporal.PlainDate, isClosed: (span: string) => boolean): string {
  let span = spanOf(kind, day);
  while (isClosed(span)) span = spanAfter(kind, span);
  return span;
}
