import { useTranslate } from '@champa/i18n/react';

/** Monday is 1, as in ISO 8601. */
export type CalendarNames = {
  weekday: (day: number) => string;
  /** As short as it stands over a column. */
  column: (day: number) => string;
  /** Of a month `YYYY-MM`, with its year. */
  month: (month: string) => string;
};

/** Which day of the week a date is: Monday is 1. */
export function weekdayOf(date: string): number {
  return ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** What days and months are called. From the catalogues: browsers do not know Lao. */
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
