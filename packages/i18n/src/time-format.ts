import type { Language } from '@champa/contract';
import { languages } from '@champa/contract/constants';
import { languageInfo } from './languages.ts';

/**
 * How times are written for a reader (decision 0059). Times are in the brand's time zone, whatever the device's is.
 * Languages differ in how they write a day; the time of day has 24 hours in all of them. Day and month have two digits, so
 * that columns of times line up.
 */
export type TimeFormat = {
  /** The day and the time, to the second. */
  full: (instant: string) => string;
  /** The day and the time, to the minute. */
  minute: (instant: string) => string;
  /** The day of an instant. */
  date: (instant: string) => string;
  /** The time of day, to the minute. */
  clock: (instant: string) => string;
  /** A calendar day `YYYY-MM-DD`. */
  day: (day: string) => string;
  /** From one calendar day to another; a single day once. */
  days: (from: string, to: string) => string;
};

type Written = { year: string; month: string; day: string };

// Written here, since browsers have no Lao. English names the month: 4/5/2026 is read as two different days.
const dates = {
  lo: ({ year, month, day }) => `${day}/${month}/${year}`,
  en: ({ year, month, day }) => `${day} ${englishMonths[Number(month) - 1]} ${year}`,
  cn: ({ year, month, day }) => `${year}/${month}/${day}`,
} as const satisfies Record<Language, (written: Written) => string>;

const separators = { lo: ' ', en: ', ', cn: ' ' } as const satisfies Record<Language, string>;

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Any other language's day as Intl writes it, in the calendar and the digits that the rest of the site has. */
const dayByIntl = remembered((locale) => {
  const format = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  // Marks of direction between digits would be copied with the text; the digits keep their order without them.
  return ({ year, month, day }: Written): string =>
    format.format(Date.UTC(Number(year), Number(month) - 1, Number(day))).replaceAll(/[\u200e\u200f\u061c]/g, '');
});

/** The time format of a language, by its BCP 47 tag. */
export function timeFormat(locale: string, timeZone: string): TimeFormat {
  const language = languages.find((each) => languageInfo[each].tag === locale);
  const write = language ? dates[language] : dayByIntl(locale);
  const separator = language ? separators[language] : ' ';
  const partsOf = (instant: string) => dateTimeParts(instant, timeZone);
  const withDate = (instant: string, clock: (parts: DateTimeParts) => string) => {
    const parts = partsOf(instant);
    return `${write(parts)}${separator}${clock(parts)}`;
  };
  const day = (text: string) => {
    const [year = '', month = '', date = ''] = text.split('-');
    return write({ year, month, day: date });
  };
  return {
    full: (instant) => withDate(instant, toSecond),
    minute: (instant) => withDate(instant, toMinute),
    date: (instant) => write(partsOf(instant)),
    clock: (instant) => toMinute(partsOf(instant)),
    day,
    days: (from, to) => (from === to ? day(from) : `${day(from)} – ${day(to)}`),
  };
}

/** `YYYY/MM/DD HH:mm:ss`, the same in every language: for files that other programs read. */
export function fileTime(instant: string, timeZone: string): string {
  const parts = dateTimeParts(instant, timeZone);
  return `${parts.year}/${parts.month}/${parts.day} ${toSecond(parts)}`;
}

function toSecond({ hour, minute, second }: DateTimeParts): string {
  return `${hour}:${minute}:${second}`;
}

function toMinute({ hour, minute }: DateTimeParts): string {
  return `${hour}:${minute}`;
}

type DateTimeParts = Written & { hour: string; minute: string; second: string };

function dateTimeParts(instant: string, timeZone: string): DateTimeParts {
  const parts = dateTimeFormat(timeZone).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
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
