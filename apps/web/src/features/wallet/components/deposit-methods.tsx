import type { DepositMethod } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, Icon, useMoneyFormat } from '@champa/ui';

type DepositMethodsProps = { methods: readonly DepositMethod[]; chosen: string; onChoose: (code: string) => void };

/** The ways to pay in, of which one is chosen. */
export function DepositMethods({ methods, chosen, onChoose }: DepositMethodsProps) {
  const t = useTranslate();
  const money = useMoneyFormat();
  return (
    <fieldset>
      <legend className="mb-1.5 text-[13px] font-semibold text-muted">{t('deposit_method')}</legend>
      <div className="flex flex-col gap-2">
        {methods.map(({ code, name, min, max }) => (
          <label
            key={code}
            className={cx(
              'flex min-h-16 cursor-pointer items-center gap-3 rounded-md px-3.5 py-2 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold',
              code === chosen ? 'bg-gold/10 ring-1 ring-gold ring-inset' : 'bg-surface-2 hover:bg-surface-3',
            )}
          >
            <input
              type="radio"
              name="deposit-method"
              value={code}
              checked={code === chosen}
              onChange={() => onChoose(code)}
              className="sr-only"
            />
            <span className="grid size-10 shrink-0 place-items-center rounded-sm bg-gold/15 text-gold">
              <Icon name="wallet" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block truncate text-sm font-semibold">{name}</span>
              <span className="block truncate text-xs text-muted tabular">
                {t('deposit_limits', { min: money(min), max: money(max) })}
              </span>
            </span>
            {code === chosen && <Icon name="check" className="text-gold" />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
