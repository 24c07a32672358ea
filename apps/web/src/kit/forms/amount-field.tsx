import { useLocale } from '@champa/i18n/react';
import type { Amount } from '@champa/money';
import { cx, Field } from '@champa/ui';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { writeTypedAmount } from './typed-amount.ts';

/** An amount that one press fills in; `name` is its key. */
export type AmountChoice = { name: string; amount: Amount; label: ReactNode };

type AmountFieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'icon' | 'hint' | 'error'> & {
  /** To focus the field after a refusal: the submit button may be a screen below. */
  ref: Ref<HTMLInputElement>;
  typed: string;
  choices: readonly AmountChoice[];
  /** The columns of the choices' grid below the field. */
  columns: string;
  onType: (text: string) => void;
};

/** An amount of money: typed, or chosen by one press. */
export function AmountField({ typed, choices, columns, onType, ...field }: AmountFieldProps) {
  const locale = useLocale();
  return (
    <div>
      <Field
        {...field}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      {choices.length > 0 && (
        <ul className={cx('mt-3 grid gap-2', columns)}>
          {choices.map(({ name, amount, label }) => {
            const text = writeTypedAmount(amount, locale);
            return (
              <li key={name}>
                <button
                  type="button"
                  aria-pressed={typed === text}
                  onClick={() => onType(text)}
                  className={cx(
                    'h-11 w-full rounded-md text-[13px] font-semibold tabular transition-colors',
                    typed === text
                      ? 'bg-gold/15 text-gold ring-1 ring-gold ring-inset'
                      : 'bg-surface-2 hover:bg-surface-3',
                  )}
                >
                  {label}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
