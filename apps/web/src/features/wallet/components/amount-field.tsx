import type { DepositMethod } from '@champa/contract';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { parseAmount } from '@champa/money';
import { cx, Field, Money, useMoneyFormat } from '@champa/ui';
import { writeTypedAmount } from '../../../shared/typed-amount.ts';

type AmountFieldProps = {
  method: DepositMethod;
  typed: string;
  error: string | undefined;
  onType: (text: string) => void;
};

/** The amount: typed, or one of the method's presets. */
export function AmountField({ method, typed, error, onType }: AmountFieldProps) {
  const t = useTranslate();
  const locale = useLocale();
  const money = useMoneyFormat();
  return (
    <div>
      <Field
        label={t('deposit_amount')}
        icon="wallet"
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        hint={t('deposit_limits', { min: money(method.min), max: money(method.max) })}
        error={error}
      />
      <ul className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {method.presets.map((preset) => {
          const text = writeTypedAmount(parseAmount(preset), locale);
          return (
            <li key={preset}>
              <button
                type="button"
                aria-pressed={typed === text}
                onClick={() => onType(text)}
                className={cx(
                  'h-11 w-full rounded-md text-sm font-semibold transition-colors',
                  typed === text
                    ? 'bg-gold/15 text-gold ring-1 ring-gold ring-inset'
                    : 'bg-surface-2 hover:bg-surface-3',
                )}
              >
                <Money value={preset} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
