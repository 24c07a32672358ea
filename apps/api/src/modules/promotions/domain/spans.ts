import { firstOfMonth, firstOfWeek, plusDays, plusMonths, startOfDay } from '../../../platform/brand-calendar.ts';
import { spanKinds } from './definition.ts';

export { spanKinds };

export type SpanKind = (typeof spanKinds)[number];

/** The first day of the single span of a promotion without spans. */
export const ALL = '1970-01-01';

/** The span of a day, by its first day. Weeks begin on Monday. */
export function spanOf(kind: SpanKind, day: Temporal.PlainDate): string {
  if (kind === 'all') return ALL;
  if (kind === 'day') return day.toString();
  if (kind === 'week') return firstOfWeek(day).toString();
  return firstOfMonth(day).toString();
}

/** The next span. */
export function spanAfter(kind: SpanKind, span: string): string {
  if (kind === 'all') return span;
  return kind === 'month' ? plusMonths(span, 1) : plusDays(span, kind === 'day' ? 1 : 7);
}

/** The end of a span: the instant at which the brand's next day, week or month begins; null: never by itself. */
export function spanEnds(kind: SpanKind, span: string, timeZone: string): Temporal.Instant | null {
  if (kind === 'all') return null;
  return startOfDay(spanAfter(kind, span), timeZone);
}

/** The span that a day counts for: a late fact of a closed span counts for the next open one. */
export function openSpan(kind: SpanKind, day: Temporal.PlainDate, isClosed: (span: string) => boolean): string {
  let span = spanOf(kind, day);
  while (isClosed(span)) span = spanAfter(kind, span);
  return span;
}
