import { useLocale, useTranslate } from '@champa/i18n/react';
import type { Amount } from '@champa/money';
import { cx, Field } from '@champa/ui';
import { writeTypedAmount } from '../../../shared/typed-amount.ts';
import { presetsOf } from '../model/amounts.ts';

type AmountFieldProps = {
  typed: string;
  onType: (text: string) => void;
  available: Amount;
  /** No more than this by one transfer. */
  most?: Amount | undefined;
  hint: string;
  error: string | undefined;
};

/** How much: typed, or a part of what is there by one press. */
export function AmountField({ typed, onType, available, most, hint, error }: AmountFieldProps) {
  const t = useTranslate();
  const locale = useLocale();
  const presets = presetsOf(available, most);
  return (
    <div>
      <Field
        label={t('move_amount')}
        icon="wallet"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        hint={hint}
        error={error}
      />
      {presets.length > 0 && (
        <ul className="mt-3 grid auto-cols-fr grid-flow-col gap-2">
          {presets.map(({ share, amount }) => {
            const text = writeTypedAmount(amount, locale);
            return (
              <li key={share}>
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
                  {share === 100 ? t('move_all') : `${share} %`}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
