import type { TimeFormat } from '@champa/i18n';
import type { Day } from '../../../kit/days/today.ts';

/** A time in its shortest form: today's as the time of day, any other as the date. */
export function shortTime(instant: string, times: TimeFormat, today: Day): string {
  const date = times.date(instant);
  return date === times.day(today) ? times.clock(instant) : date;
}
