import { useTranslate } from '@champa/i18n/react';

/** Monday is 1, as in ISO 8601. */
export type CalendarNames = {
  weekday: (day: number) => string;
  /** The short name above a column. */
  column: (day: number) => string;
  /** The name of a month `YYYY-MM`, with its year. */
  month: (month: string) => string;
};

/** The weekday of a date: Monday is 1. */
export function weekdayOf(date: string): number {
  return ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** The names of days and months, from the catalogues: browsers have none in Lao. */
export function useCalendarNames(): CalendarNames {
  const t = useTranslate();
  const weekdays = t('calendar_weekdays').split('|');
  const columns = t('calendar_columns').split('|');
  const months = t('calendar_months').split('|');
  return {
    weekday: (day) => weekdays[day - 1]!,
    column: (day) => columns[day - 1]!,
    month: (month) => {
      const [year, number] = month.split('-').map(Number);
      return t('calendar_month', { month: months[number! - 1]!, year: String(year) });
    },
  };
}
