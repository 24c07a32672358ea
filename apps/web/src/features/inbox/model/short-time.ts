import { formatDateTime } from '@champa/i18n';
import type { Day } from '../../../kit/days/today.ts';

/** A time in its shortest form: today's as the time of day, any other as the date. */
export function shortTime(instant: string, timeZone: string, today: Day): string {
  const [day = '', time = ''] = formatDateTime(instant, timeZone).split(' ');
  return day.replaceAll('/', '-') === today ? time.slice(0, 5) : day;
}
