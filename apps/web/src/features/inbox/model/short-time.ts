import { formatDateTime } from '@champa/i18n';
import type { Day } from '../../../kit/days/today.ts';

/** When something was, as short as a list wants it: of today the time, of any other day the day. */
export function shortTime(instant: string, timeZone: string, today: Day): string {
  const [day = '', time = ''] = formatDateTime(instant, timeZone).split(' ');
  return day.replaceAll('/', '-') === today ? time.slice(0, 5) : day;
}
