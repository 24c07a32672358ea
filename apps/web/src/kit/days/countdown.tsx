import { useTranslate } from '@champa/i18n/react';
import { countdownOf } from './time-until.ts';

/** Writes what is left of a time: days, where there are some, and the clock of the rest. */
export function useCountdownText(): (leftMs: number) => string {
  const t = useTranslate();
  return (leftMs) => {
    const { days, time } = countdownOf(leftMs);
    return days > 0 ? t('countdown_days', { days, time }) : time;
  };
}

/** How long until a time: days, and the clock of the rest. */
export function Countdown({ until, now, className }: { until: string; now: number; className?: string }) {
  const text = useCountdownText();
  return (
    <time role="timer" dateTime={until} className={className}>
      {text(Date.parse(until) - now)}
    </time>
  );
}
