import type { Deposit } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { parseAmount } from '@champa/money';
import { useMoneyFormat } from '@champa/ui';

/** Names the amount that arrived beside the expected one, where they differ. */
export function ArrivedAmount({ deposit: { amount, received } }: { deposit: Pick<Deposit, 'amount' | 'received'> }) {
  const t = useTranslate();
  const money = useMoneyFormat();
  if (received === null || parseAmount(received) === parseAmount(amount)) return null;
  return (
    <p className="mx-auto mt-2 max-w-xs text-sm font-semibold text-gold">
      {t('deposit_other_amount', { expected: money(amount), arrived: money(received) })}
    </p>
  );
}
