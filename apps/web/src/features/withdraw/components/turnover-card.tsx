import type { Turnover } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { parseAmount } from '@champa/money';
import { Icon, useMoneyFormat } from '@champa/ui';
import { shownTurnover, turnoverPercent } from '../model/sums.ts';

/** The progress of the wagering requirement, in plain words. */
export function TurnoverCard({ turnover }: { turnover: Turnover }) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const { required, done, remaining } = shownTurnover(turnover);
  const isMet = parseAmount(remaining) === 0n;
  const text = isMet ? t('turnover_met') : t('turnover_left', { amount: money(remaining) });
  return (
    <section aria-label={t('turnover')} className="rounded-md bg-surface-2/60 p-4">
      <h3 className="flex items-center gap-2 text-sm font-bold">
        <Icon name={isMet ? 'check' : 'play'} size={18} className={isMet ? 'text-jade' : 'text-gold'} />
        {t('turnover')}
      </h3>
      {!isMet && (
        <div
          role="progressbar"
          aria-label={t('turnover')}
          aria-valuenow={turnoverPercent(turnover)}
          aria-valuetext={t('turnover_done', { done: money(done), required: money(required) })}
          className="mt-3 h-2 overflow-hidden rounded-full bg-surface-3"
        >
          <div
            style={{ inlineSize: `${turnoverPercent(turnover)}%` }}
            className="h-full rounded-full bg-gold-fill transition-[inline-size] duration-200"
          />
        </div>
      )}
      {!isMet && (
        <p className="mt-1.5 text-xs text-muted tabular">
          {t('turnover_done', { done: money(done), required: money(required) })}
        </p>
      )}
      <p className="mt-2 text-[13px] text-muted">{text}</p>
    </section>
  );
}
