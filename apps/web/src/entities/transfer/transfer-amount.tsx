import { useTranslate } from '@champa/i18n/react';
import type { Amount } from '@champa/money';
import type { Ref } from 'react';
import { AmountField } from '../../kit/forms/amount-field.tsx';
import { presetsOf } from './amounts.ts';

type TransferAmountProps = {
  ref: Ref<HTMLInputElement>;
  typed: string;
  onType: (text: string) => void;
  available: Amount;
  /** The maximum of one transfer. */
  most?: Amount | undefined;
  hint: string;
  error: string | undefined;
};

/** The amount, typed or chosen as a part of the balance. */
export function TransferAmount({ available, most, ...field }: TransferAmountProps) {
  const t = useTranslate();
  const choices = presetsOf(available, most).map(({ share, amount }) => ({
    name: String(share),
    amount,
    label: share === 100 ? t('move_all') : `${share}%`,
  }));
  return (
    <AmountField
      {...field}
      label={t('move_amount')}
      icon="coin"
      choices={choices}
      columns="auto-cols-fr grid-flow-col"
    />
  );
}
