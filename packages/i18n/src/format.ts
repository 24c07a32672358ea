import { groupDigits } from '@champa/money';

/** Formats of all screens. Times are shown in the brand's time zone, whatever the device's is. */

/** `YYYY/MM/DD HH:mm:ss`, the same in every language, so that columns of times line up. */
export function formatDateTime(instant: string, timeZone: string): string {
  const part = dateTimeParts(instant, timeZone);
  return `${part('year')}/${part('month')}/${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`;
}

/** A whole number with the locale's thousands separators, in Latin digits. */
export function formatCount(count: number, locale: string): string {
  return groupDigits(String(count), locale);
}

function dateTimeParts(instant: string, timeZone: string) {
  const parts = dateTimeFormat(timeZone).formatToParts(new Date(instant));
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
}

const dateTimeFormat = remembered(
  (timeZone) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }),
);

// Creating an Intl format costs far more than using one.
function remembered<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
