import { dayAt } from '../../../platform/brand-calendar.ts';
import type { Timetable } from './game.ts';

/**
 * The first time of a timetable after an instant. In the brand's time zone; a time of day that a change of clocks skips
 * is that much later.
 */
export function nextTime({ days, time }: Timetable, after: Temporal.Instant, timeZone: string): Temporal.Instant {
  const today = dayAt(after, timeZone);
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const day = today.add({ days: ahead });
    if (!days.includes(day.dayOfWeek)) continue;
    const at = day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).toInstant();
    if (Temporal.Instant.compare(at, after) > 0) return at;
  }
  throw new RangeError('a timetable has at least one day');
}
