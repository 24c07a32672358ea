import type { Withdrawal } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, Icon } from '@champa/ui';
import { stepOf, wayThrough } from '../model/states.ts';

/** The step that a withdrawal has reached. */
export function WithdrawalSteps({ state }: { state: Withdrawal['state'] }) {
  const t = useTranslate();
  const at = stepOf(state);
  if (at === null) return null;
  return (
    <ol className="grid grid-cols-4 gap-1">
      {wayThrough.map(({ label }, step) => (
        <li
          key={label}
          aria-current={step === at ? 'step' : undefined}
          className="relative flex flex-col items-center gap-1.5 text-center"
        >
          {step > 0 && (
            <span
              className={cx(
                'absolute end-1/2 top-3.5 h-0.5 w-full -translate-y-1/2',
                step <= at ? 'bg-gold-fill' : 'bg-surface-3',
              )}
            />
          )}
          <span
            className={cx(
              'relative z-10 grid size-7 place-items-center rounded-full text-xs font-bold',
              step <= at ? 'gold-face' : 'bg-surface-3 text-muted',
            )}
          >
            {step <= at ? <Icon name="check" size={16} /> : step + 1}
          </span>
          <span className={cx('text-xs', step <= at ? 'font-semibold' : 'text-muted')}>{t(label)}</span>
        </li>
      ))}
    </ol>
  );
}
