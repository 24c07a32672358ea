import { type Translate, useTranslate } from '@champa/i18n/react';

/** Writes minutes as hours and minutes, or as whole days. */
export function useDuration(): (minutes: number) => string {
  const t = useTranslate();
  return (minutes) => writeDuration(minutes, t);
}

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

function writeDuration(minutes: number, t: Translate): string {
  if (minutes >= WEEK && minutes % WEEK === 0) return t('duration_weeks', { count: minutes / WEEK });
  if (minutes >= DAY && minutes % DAY === 0) return t('duration_days', { count: minutes / DAY });
  if (minutes < HOUR) return t('duration_minutes', { count: minutes });
  if (minutes % HOUR === 0) return t('duration_hours', { count: minutes / HOUR });
  return t('duration_hours_minutes', { hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR });
}
