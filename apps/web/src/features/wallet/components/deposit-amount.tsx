import type { DepositMethod } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { parseAmount } from '@champa/money';
import { Money, useMoneyFormat } from '@champa/ui';
import type { Ref } from 'react';
import { AmountField } from '../../../kit/forms/amount-field.tsx';

type DepositAmountProps = {
  ref: Ref<HTMLInputElement>;
  method: DepositMethod;
  typed: string;
  error: string | undefined;
  onType: (text: string) => void;
};

/** The amount within the method's limits, or one of its presets. */
export function DepositAmount({ method, ...field }: DepositAmountProps) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const choices = method.presets.map((preset) => ({
    name: preset,
    amount: parseAmount(preset),
    label: <Money value={preset} />,
  }));
  return (
    <AmountField
      {...field}
      label={t('deposit_amount')}
      icon="wallet"
      hint={t('deposit_limits', { min: money(method.min), max: money(method.max) })}
      choices={choices}
      columns="grid-cols-2 sm:grid-cols-3"
    />
  );
}
