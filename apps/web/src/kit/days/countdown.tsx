import { useTranslate } from '@champa/i18n/react';
import { countdownOf } from './time-until.ts';

/** Writes the time left: days, where there are some, and the rest as a clock. */
export function useCountdownText(): (leftMs: number) => string {
  const t = useTranslate();
  return (leftMs) => {
    const { days, time } = countdownOf(leftMs);
    return days > 0 ? t('countdown_days', { days, time }) : time;
  };
}

/** The time left until a moment: days, and the rest as a clock. */
export function Countdown({ until, now, className }: { until: string; now: number; className?: string }) {
  const text = useCountdownText();
  return (
    <time role="timer" dateTime={until} className={className}>
      {text(Date.parse(until) - now)}
    </time>
  );
}
