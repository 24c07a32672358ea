import type { BoardPeriod } from '@champa/contract';
import * as calendar from '../../../platform/brand-calendar.ts';
import type { Offered } from './mission.ts';

/** Days of the brand, both included. A period is named by its first day. */
export type Span = { firstDay: string; lastDay: string };

/** The period of a day; null where there is none. Weeks begin on Monday. */
export function spanOf(kind: BoardPeriod, day: string, { firstDay, lastDay }: Offered): Span | null {
  if ((firstDay !== null && day < firstDay) || (lastDay !== null && day > lastDay)) return null;
  switch (kind) {
    case 'daily':
      return { firstDay: day, lastDay: day };
    case 'weekly': {
      const monday = calendar.firstOfWeek(day);
      return { firstDay: monday.toString(), lastDay: monday.add({ days: 6 }).toString() };
    }
    case 'monthly':
      return {
        firstDay: calendar.firstOfMonth(day).toString(),
        lastDay: calendar.plusDays(calendar.plusMonths(day, 1), -1),
      };
    case 'event':
      return firstDay === null || lastDay === null ? null : { firstDay, lastDay };
  }
}

/** From the first instant of a period to the first after it: a day in which clocks change has 23 or 25 hours. */
export function boundsOf({ firstDay, lastDay }: Span, timeZone: string): calendar.Span {
  return calendar.spanOfDays({ from: firstDay, to: lastDay }, timeZone);
}

export function daysOf({ firstDay, lastDay }: Span): string[] {
  return calendar.eachDay({ from: firstDay, to: lastDay });
}
