import { useTranslate } from '@champa/i18n/react';
import { countdownOf } from './time-until.ts';

/** How long until a time: days, and the clock of the rest. */
export function Countdown({ until, now, className }: { until: string; now: number; className?: string }) {
  const t = useTranslate();
  const { days, time } = countdownOf(Date.parse(until) - now);
  return (
    <time role="timer" dateTime={until} className={className}>
      {days > 0 ? t('countdown_days', { days, time }) : time}
    </time>
  );
}
