import { useTranslate } from '@champa/i18n/react';
import { type Amount, ZERO } from '@champa/money';
import { cx, Money } from '@champa/ui';

type DepositSumsProps = { paid: Amount; fee: Amount; credit: Amount };

/** The payment, its fee, and the amount credited. */
export function DepositSums({ paid, fee, credit }: DepositSumsProps) {
  const t = useTranslate();
  return (
    <dl className="flex w-full flex-col gap-1 rounded-md bg-surface-2/60 px-3.5 py-3 text-sm">
      <Line label={t('deposit_sum_paid')} amount={paid} />
      <Line label={t('deposit_sum_fee')} amount={fee} free={t('deposit_free')} />
      <Line label={t('deposit_sum_credit')} amount={credit} isTotal />
    </dl>
  );
}

type LineProps = { label: string; amount: Amount; free?: string; isTotal?: boolean };

function Line({ label, amount, free, isTotal = false }: LineProps) {
  return (
    <div
      className={cx('flex items-baseline justify-between gap-4', isTotal && 'border-t border-line pt-1.5 font-bold')}
    >
      <dt className={cx(!isTotal && 'text-muted')}>{label}</dt>
      <dd>
        {free !== undefined && amount === ZERO ? <span className="text-jade">{free}</span> : <Money value={amount} />}
      </dd>
    </div>
  );
}
