import type { BoardPeriod } from '@champa/contract';
import type { Offered } from './mission.ts';

/** Days of the brand, both included. A period is named by its first day. */
export type Span = { firstDay: string; lastDay: string };

/** The brand's day of an instant. */
export function dayOf(at: Temporal.Instant, timeZone: string): string {
  return at.toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** The period of a day; null where there is none. Weeks begin on Monday. */
export function spanOf(kind: BoardPeriod, day: string, { firstDay, lastDay }: Offered): Span | null {
  if ((firstDay !== null && day < firstDay) || (lastDay !== null && day > lastDay)) return null;
  const date = Temporal.PlainDate.from(day);
  switch (kind) {
    case 'daily':
      return { firstDay: day, lastDay: day };
    case 'weekly': {
      const monday = date.subtract({ days: date.dayOfWeek - 1 });
      return { firstDay: monday.toString(), lastDay: monday.add({ days: 6 }).toString() };
    }
    case 'monthly':
      return {
        firstDay: date.with({ day: 1 }).toString(),
        lastDay: date.with({ day: date.daysInMonth }).toString(),
      };
    case 'event':
      return firstDay === null || lastDay === null ? null : { firstDay, lastDay };
  }
}

/** From the first instant of a period to the first after it: a day in which clocks change has 23 or 25 hours. */
export function boundsOf(
  { firstDay, lastDay }: Span,
  timeZone: string,
): { from: Temporal.Instant; to: Temporal.Instant } {
  return { from: startOf(firstDay, timeZone), to: startOf(dayAfter(lastDay), timeZone) };
}

function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}

export function daysOf({ firstDay, lastDay }: Span): string[] {
  const days: string[] = [];
  for (let day = firstDay; day <= lastDay; day = dayAfter(day)) days.push(day);
  return days;
}

function startOf(day: string, timeZone: string): Temporal.Instant {
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant();
}
