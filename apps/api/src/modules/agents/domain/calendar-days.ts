import { countDays, type Days, eachDay, type Span, spanOfDays } from '../../../platform/brand-calendar.ts';

/** A day of the brand's calendar, and the time it takes up; its end not included. */
export type CalendarDay = Span & { day: string };

/** Each day from one to another, both included; null where they are out of order, or more than so many. */
export function calendarDays(days: Days, timeZone: string, most: number): CalendarDay[] | null {
  const count = countDays(days);
  if (count < 1 || count > most) return null;
  return eachDay(days).map((day) => ({ day, ...spanOfDays({ from: day, to: day }, timeZone) }));
}
