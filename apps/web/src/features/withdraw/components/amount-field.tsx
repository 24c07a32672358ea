import type { WithdrawalTerms } from '@champa/contract';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { type Amount, parseAmount } from '@champa/money';
import { cx, Field, useMoneyFormat } from '@champa/ui';
import { writeTypedAmount } from '../../../shared/typed-amount.ts';

type AmountFieldProps = {
  terms: WithdrawalTerms;
  /** The most that can be asked for now. */
  most: Amount;
  typed: string;
  error: string | undefined;
  onType: (text: string) => void;
};

/** The amount: typed, one of the brand's presets, or all there is. */
export function AmountField({ terms, most, typed, error, onType }: AmountFieldProps) {
  const t = useTranslate();
  const locale = useLocale();
  const money = useMoneyFormat();
  const choices = terms.presets
    .map((preset) => parseAmount(preset))
    .filter((preset) => preset < most && preset >= parseAmount(terms.min))
    .map((preset) => ({ text: writeTypedAmount(preset, locale), label: money(preset) }));
  const all = { text: writeTypedAmount(most, locale), label: t('withdraw_all') };
  return (
    <div>
      <Field
        label={t('withdraw_amount')}
        icon="withdraw"
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        hint={t('withdraw_available', { amount: money(most) })}
        error={error}
      />
      <ul className="mt-3 grid grid-cols-3 gap-2">
        {[...choices, ...(most > 0n ? [all] : [])].map(({ text, label }) => (
          <li key={label}>
            <button
              type="button"
              aria-pressed={typed === text}
              onClick={() => onType(text)}
              className={cx(
                'h-11 w-full rounded-md text-[13px] font-semibold tabular transition-colors',
                typed === text ? 'bg-gold/15 text-gold ring-1 ring-gold ring-inset' : 'bg-surface-2 hover:bg-surface-3',
              )}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
