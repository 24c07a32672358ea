import type { Promotion } from '@champa/contract';
import type { TimeFormat } from '@champa/i18n';
import type { Translate } from '@champa/i18n/react';

const HOUR_MS = 3_600_000;
const HOURS_A_DAY = 24;

/** The start and end of a promotion, to the second; or that it has no end. */
export function period(
  { startTime, endTime, longTerm }: Pick<Promotion, 'startTime' | 'endTime' | 'longTerm'>,
  times: TimeFormat,
  t: Translate,
): string {
  const from = times.full(startTime);
  return `${from} – ${longTerm === 1 || endTime === null ? t('long_term') : times.full(endTime)}`;
}

/** The time left of a promotion: 'N days' when it is whole days, else 'N days H hours', the larger unit first; nothing once it is over. */
export function timeLeft(endTime: string, now: number, t: Translate): string | undefined {
  const hours = Math.floor((Date.parse(endTime) - now) / HOUR_MS);
  if (hours < 0) return undefined;
  if (hours === 0) return t('left_under_hour');
  const left = { days: Math.floor(hours / HOURS_A_DAY), hours: hours % HOURS_A_DAY };
  return left.hours === 0 ? t('left_days', left) : t('left_hours_days', left);
}
