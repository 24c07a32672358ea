import type { WithdrawalTerms } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { type Amount, parseAmount, ZERO } from '@champa/money';
import { useMoneyFormat } from '@champa/ui';
import type { Ref } from 'react';
import { AmountField } from '../../../kit/forms/amount-field.tsx';

type WithdrawAmountProps = {
  ref: Ref<HTMLInputElement>;
  terms: WithdrawalTerms;
  /** The maximum that can be requested now; null: nothing can. */
  most: Amount | null;
  typed: string;
  error: string | undefined;
  onType: (text: string) => void;
};

/** The amount: typed, one of the brand's presets, or the whole balance. */
export function WithdrawAmount({ terms, most, ...field }: WithdrawAmountProps) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const choices = terms.presets
    .map((preset) => ({ name: preset, amount: parseAmount(preset), label: money(preset) }))
    .filter(({ amount }) => most !== null && amount <= most && amount >= parseAmount(terms.min));
  const all = most !== null && most > ZERO ? [{ name: 'all', amount: most, label: t('withdraw_all') }] : [];
  return (
    <AmountField
      {...field}
      label={t('withdraw_amount')}
      icon="withdraw"
      hint={most === null ? t('withdraw_nothing_now') : t('withdraw_available', { amount: money(most) })}
      choices={[...choices, ...all]}
      columns="grid-cols-2 *:last:odd:col-span-2"
    />
  );
}
