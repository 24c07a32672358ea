import { useTranslate } from '@champa/i18n/react';
import type { Amount } from '@champa/money';
import { Checkbox, Money } from '@champa/ui';
import { useId } from 'react';
import { type ChasePlan, type ChaseStep, timesInAll } from '../model/chase.ts';
import { WholeNumber } from './whole-number.tsx';

type ChasePlannerProps = {
  plan: ChasePlan;
  /** The maximum number of draws. */
  most: number;
  steps: readonly ChaseStep[];
  /** The price of the slip for one draw. */
  price: Amount;
  onChange: (plan: ChasePlan) => void;
};

/** A chase: the number of draws, how the multiplier grows, and whether a win stops it. */
export function ChasePlanner({ plan, most, steps, price, onChange }: ChasePlannerProps) {
  const t = useTranslate();
  const numbers = [
    { name: 'draws', label: t('lottery_chase_draws'), value: plan.draws, max: Math.max(1, most) },
    { name: 'from', label: t('lottery_chase_from'), value: plan.from, max: 999 },
    { name: 'growth', label: t('lottery_chase_growth'), value: plan.growth, max: 10 },
    { name: 'every', label: t('lottery_chase_every'), value: plan.every, max: 50 },
  ] as const;
  return (
    <details className="rounded-md bg-surface-2 px-3">
      <summary className="flex h-11 cursor-pointer items-center justify-between text-sm font-semibold">
        {t('lottery_chase')}
        {steps.length > 1 && (
          <span className="text-gold tabular">{t('lottery_chase_count', { count: steps.length })}</span>
        )}
      </summary>
      <div className="flex flex-col gap-3 pb-3">
        <div className="grid grid-cols-2 gap-2">
          {numbers.map(({ name, label, value, max }) => (
            <NumberField
              key={name}
              label={label}
              value={value}
              max={max}
              onChange={(next) => onChange({ ...plan, [name]: next })}
            />
          ))}
        </div>
        <Checkbox checked={plan.stopOnWin} onChange={(event) => onChange({ ...plan, stopOnWin: event.target.checked })}>
          {t('lottery_chase_stop')}
        </Checkbox>
        {steps.length > 1 && (
          <ol className="flex max-h-40 flex-col gap-1 overflow-y-auto text-xs tabular">
            {steps.map(({ draw, times }) => (
              <li key={draw.id} className="grid grid-cols-[1fr_auto_auto] gap-3">
                <span className="truncate text-muted">{draw.number}</span>
                <span>×{times}</span>
                <Money value={price * BigInt(times)} />
              </li>
            ))}
            <li className="grid grid-cols-[1fr_auto] gap-3 border-t border-line pt-1 font-semibold">
              <span>{t('lottery_cost')}</span>
              <Money value={price * timesInAll(steps)} />
            </li>
          </ol>
        )}
      </div>
    </details>
  );
}

type NumberFieldProps = { label: string; value: number; max: number; onChange: (value: number) => void };

function NumberField({ label, value, max, onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-xs text-muted">
        {label}
      </label>
      <WholeNumber
        id={id}
        value={value}
        max={max}
        onChange={onChange}
        className="h-11 w-full rounded-md border border-line bg-surface-1 px-3 text-base tabular"
      />
    </div>
  );
}
