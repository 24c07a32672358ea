import { useTranslate } from '@champa/i18n/react';
import { cx, useMoneyFormat } from '@champa/ui';
import { usedPercent } from '../model/usage.ts';

const NEARLY_FULL = 80;

type UsageBarProps = { label: string; used: string; limit: string; resets: string };

/** How much of a limit is used in its period, and when the period ends. */
export function UsageBar({ label, used, limit, resets }: UsageBarProps) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const percent = usedPercent(used, limit);
  const text = t('limit_used', { used: money(used), limit: money(limit) });
  return (
    <div className="mt-2">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="h-2 overflow-hidden rounded-full bg-surface-3"
      >
        <div
          style={{ inlineSize: `${percent}%` }}
          className={cx(
            'h-full rounded-full transition-[inline-size] duration-200',
            percent === 100 ? 'bg-ember' : percent >= NEARLY_FULL ? 'bg-petal' : 'bg-gold-fill',
          )}
        />
      </div>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-xs text-muted tabular">
        <span>{text}</span>
        <span>{resets}</span>
      </p>
    </div>
  );
}
