import type { DepositMethod } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, Icon } from '@champa/ui';
import { kindLooks } from '../model/deposit-kinds.ts';

type DepositMethodsProps = { methods: readonly DepositMethod[]; chosen: string; onChoose: (code: string) => void };

/** The payment methods, of which one is chosen. */
export function DepositMethods({ methods, chosen, onChoose }: DepositMethodsProps) {
  const t = useTranslate();
  return (
    <fieldset>
      <legend className="mb-1.5 text-[13px] font-semibold text-muted">{t('deposit_method')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {methods.map(({ code, name, kind }) => (
          <label
            key={code}
            className={cx(
              'relative flex min-h-24 cursor-pointer flex-col last:odd:col-span-2 gap-2 rounded-md p-3 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold',
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
            <span className="flex items-start justify-between">
              <span className="grid size-9 shrink-0 place-items-center rounded-sm bg-gold/15 text-gold">
                <Icon name={kindLooks[kind].icon} />
              </span>
              {code === chosen && <Icon name="check" size={18} className="text-gold" />}
            </span>
            <span className="min-w-0">
              <span className="block text-sm leading-tight font-semibold">{name}</span>
              <span className="mt-0.5 block text-xs text-muted">{t(kindLooks[kind].note)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
