import { useTranslate } from '@champa/i18n/react';
import { cx, Icon } from '@champa/ui';
import { useEffect, useState } from 'react';
import { clockOf } from '../model/time-left.ts';

const TICK_MS = 1000;
const SOON_MS = 2 * 60_000;

/** The time left to pay a deposit. */
export function TimeLeft({ until }: { until: string }) {
  const t = useTranslate();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = Date.parse(until) - now;
  return (
    <p
      role="timer"
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full px-3 py-1.5 text-[13px] font-semibold tabular',
        left < SOON_MS ? 'bg-ember/12 text-ember' : 'bg-surface-2 text-muted',
      )}
    >
      <Icon name="history" size={16} />
      {t('deposit_time_left', { time: clockOf(left) })}
    </p>
  );
}
