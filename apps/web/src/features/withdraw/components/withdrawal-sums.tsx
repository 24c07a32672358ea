import { useTranslate } from '@champa/i18n/react';
import type { Amount } from '@champa/money';
import { Money } from '@champa/ui';

/** The amount, the fee, and the amount received. */
export function WithdrawalSums({ amount, fee, arrives }: { amount: Amount; fee: Amount; arrives: Amount }) {
  const t = useTranslate();
  return (
    <dl aria-live="polite" className="flex flex-col gap-2 rounded-md bg-surface-2/60 p-4 text-sm">
      <Line term={t('withdraw_taken')} amount={amount} />
      <Line term={t('withdraw_fee')} amount={fee} />
      <div className="mt-1 flex items-baseline justify-between border-t border-line pt-3">
        <dt className="font-semibold">{t('withdraw_arrives')}</dt>
        <dd>
          <Money value={arrives} className="text-lg font-extrabold text-gold" />
        </dd>
      </div>
    </dl>
  );
}

function Line({ term, amount }: { term: string; amount: Amount }) {
  return (
    <div className="flex items-baseline justify-between">
      <dt className="text-muted">{term}</dt>
      <dd>
        <Money value={amount} className="font-semibold" />
      </dd>
    </div>
  );
}
