import { useTranslate } from '@champa/i18n/react';
import type { Result } from '@champa/lottery';
import { cx } from '@champa/ui';
import { useState } from 'react';
import { CountBar } from '../../../entities/draw/index.ts';
import { frequencies, positionsOf } from '../model/statistics.ts';

/** How often each number was drawn at a position in the draws shown, and how many draws ago it was last drawn. */
export function Trend({ results }: { results: readonly Result[] }) {
  const t = useTranslate();
  const [position, setPosition] = useState(0);
  const [latest] = results;
  if (!latest) return null;
  const positions = positionsOf(latest).length;
  const counted = frequencies(results, position);
  const most = Math.max(...counted.map(({ times }) => times));
  return (
    <figure className="rounded-lg bg-surface-1 p-4 ring-1 ring-line ring-inset">
      <figcaption className="mb-3 flex flex-wrap items-center justify-between gap-2 text-sm font-semibold">
        {t('lottery_trend', { count: results.length })}
        {positions > 1 && (
          <span role="group" aria-label={t('lottery_places')} className="flex flex-wrap gap-1">
            {Array.from({ length: positions }, (_, index) => (
              <button
                key={index}
                type="button"
                aria-pressed={index === position}
                aria-label={t('lottery_row_place', { number: index + 1 })}
                onClick={() => setPosition(index)}
                className={cx(
                  'touch-target size-8 rounded-sm text-xs tabular',
                  index === position ? 'bg-text text-surface-0' : 'bg-surface-2 text-muted hover:text-text',
                )}
              >
                {index + 1}
              </button>
            ))}
          </span>
        )}
      </figcaption>
      <ol className="scroll-row flex items-end gap-1.5">
        {counted.map(({ symbol, times, gap }) => (
          <li key={symbol} className="flex min-w-8 flex-1 flex-col items-center gap-1 text-xs tabular">
            <span className="text-muted">{times}</span>
            <CountBar times={times} most={most} height={72} isStrong={times === most} />
            <strong>{symbol}</strong>
            <span className="text-[11px] text-muted" title={t('lottery_gap')}>
              {gap}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-xs text-muted">{t('lottery_trend_note')}</p>
    </figure>
  );
}
