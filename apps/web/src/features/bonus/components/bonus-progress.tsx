import type { Bonus } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, useMoneyFormat } from '@champa/ui';
import { useState } from 'react';
import { daysUntil, progressOf } from '../model/progress.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

/** The wagering progress of a bonus, and the time left. */
export function BonusProgress({ bonus }: { bonus: Bonus }) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const times = useTimeFormat();
  const { wagered, required, expiresAt } = bonus;
  const [now] = useState(() => Date.now());
  const { percent, left } = progressOf(wagered, required);
  const text = t('bonus_progress_text', { wagered: money(wagered), required: money(required) });
  return (
    <div className="mt-4">
      <p className="flex items-baseline justify-between gap-3 text-[13px]">
        <span className="text-muted">{t('bonus_progress')}</span>
        <span className="font-bold tabular">{percent}%</span>
      </p>
      <div
        role="progressbar"
        aria-label={t('bonus_progress')}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="mt-1.5 h-2.5 overflow-hidden rounded-full bg-surface-3"
      >
        <div
          style={{ inlineSize: `${percent}%` }}
          className={cx(
            'h-full rounded-full transition-[inline-size] duration-300',
            percent === 100 ? 'bg-jade' : 'bg-gold-fill',
          )}
        />
      </div>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-xs text-muted tabular">
        <span>{text}</span>
        <span>{left > 0n ? t('bonus_to_go', { amount: money(left) }) : t('bonus_done_waiting')}</span>
      </p>
      {expiresAt !== null && (
        <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-xs tabular">
          <span className="font-semibold">{t('bonus_time_left', { days: daysUntil(expiresAt, now) })}</span>
          <time dateTime={expiresAt} className="text-muted">
            {t('bonus_ends', { time: times.full(expiresAt) })}
          </time>
        </p>
      )}
    </div>
  );
}
