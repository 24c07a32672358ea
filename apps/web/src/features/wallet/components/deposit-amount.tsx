import type { DepositMethod } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { parseAmount } from '@champa/money';
import { Money, useMoneyFormat } from '@champa/ui';
import type { Ref } from 'react';
import type { DepositRoom } from '../../../entities/limit/index.ts';
import { AmountField } from '../../../kit/forms/amount-field.tsx';
import { presetsWithin } from '../model/presets.ts';

type DepositAmountProps = {
  ref: Ref<HTMLInputElement>;
  method: DepositMethod;
  room: DepositRoom | null;
  typed: string;
  error: string | undefined;
  onType: (text: string) => void;
};

/** The amount within the method's and the member's own limits, or one of the presets within them. */
export function DepositAmount({ method, room, ...field }: DepositAmountProps) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const choices = presetsWithin(method, room).map((preset) => ({
    name: preset,
    amount: parseAmount(preset),
    label: <Money value={preset} />,
  }));
  const hint = t('deposit_limits', { min: money(method.min), max: money(method.max) });
  return (
    <AmountField
      {...field}
      label={t('deposit_amount')}
      icon="wallet"
      hint={room ? `${hint} · ${t('deposit_room', { period: room.period, left: money(room.left) })}` : hint}
      choices={choices}
      columns="grid-cols-2 sm:grid-cols-3"
    />
  );
}
