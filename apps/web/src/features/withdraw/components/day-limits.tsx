import type { WithdrawalTerms } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { parseAmount } from '@champa/money';
import { useMoneyFormat } from '@champa/ui';

/** What remains of the day's limits, and the cost of a withdrawal. */
export function DayLimits({ terms }: { terms: WithdrawalTerms }) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const { today, fee } = terms;
  return (
    <section aria-label={t('withdraw_today')} className="rounded-md bg-surface-2/60 p-4">
      <h3 className="text-sm font-bold">{t('withdraw_today')}</h3>
      <dl className="mt-3 flex flex-col gap-2.5 text-[13px]">
        <Line term={t('withdraw_today_count')} value={t('withdraw_of', { left: today.countLeft, all: today.count })} />
        <Line term={t('withdraw_today_amount')} value={money(today.amountLeft)} />
        <Line term={t('withdraw_each')} value={t('withdraw_range', { min: money(terms.min), max: money(terms.max) })} />
        <Line term={t('withdraw_fee')} value={feeText()} />
      </dl>
    </section>
  );

  function feeText(): string {
    const [isFlat, isPart] = [parseAmount(fee.flat) > 0n, fee.perMille > 0];
    const percent = String(fee.perMille / 10);
    if (fee.freeLeft > 0) return t('withdraw_fee_free', { count: fee.freeLeft });
    if (isFlat && isPart) return t('withdraw_fee_terms', { flat: money(fee.flat), percent });
    if (isFlat) return money(fee.flat);
    return isPart ? `${percent}%` : t('withdraw_fee_none');
  }
}

function Line({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd className="mt-0.5 font-semibold tabular">{value}</dd>
    </div>
  );
}
