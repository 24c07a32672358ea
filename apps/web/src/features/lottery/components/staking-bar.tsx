import type { LotteryTerms } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { MAX_MULTIPLIER, rebateOn, type Unit, WHOLE_SCALE } from '@champa/lottery';
import { cx, Icon } from '@champa/ui';
import { useId } from 'react';
import { percentText } from '../model/odds-text.ts';
import type { Staking } from '../model/slip.ts';

const unitNames: Readonly<Record<Unit, MessageId>> = {
  yuan: 'lottery_unit_yuan',
  jiao: 'lottery_unit_jiao',
  fen: 'lottery_unit_fen',
  li: 'lottery_unit_li',
};

type StakingBarProps = { terms: LotteryTerms; staking: Staking; onChange: (staking: Staking) => void };

/** How much is staked: the unit, the multiplier, and where prizes are on a scale what of it is taken as rebate. */
export function StakingBar({ terms, staking, onChange }: StakingBarProps) {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 rounded-lg bg-surface-1 p-4 ring-1 ring-line ring-inset">
      {terms.units.length > 1 && (
        <fieldset>
          <legend className="mb-1 text-xs text-muted">{t('lottery_unit')}</legend>
          <div className="flex rounded-md bg-surface-2 p-1">
            {terms.units.map((unit) => (
              <button
                key={unit}
                type="button"
                aria-pressed={unit === staking.unit}
                onClick={() => onChange({ ...staking, unit })}
                className={cx(
                  'h-9 min-w-11 rounded-sm px-2.5 text-sm font-semibold',
                  unit === staking.unit ? 'bg-surface-3 text-text' : 'text-muted hover:text-text',
                )}
              >
                {t(unitNames[unit])}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <Multiplier value={staking.multiplier} onChange={(multiplier) => onChange({ ...staking, multiplier })} />
      {terms.scale && staking.scale !== null && (
        <ScaleSlider scale={terms.scale} value={staking.scale} onChange={(scale) => onChange({ ...staking, scale })} />
      )}
    </div>
  );
}

function Multiplier({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const t = useTranslate();
  const id = useId();
  const set = (next: number) => onChange(Math.min(MAX_MULTIPLIER, Math.max(1, next)));
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-xs text-muted">
        {t('lottery_multiplier')}
      </label>
      <div className="flex items-center rounded-md bg-surface-2">
        <Step icon="minus" label={t('lottery_less')} onPress={() => set(value - 1)} />
        <input
          id={id}
          inputMode="numeric"
          value={value}
          onChange={(event) => set(Number(event.target.value.replaceAll(/\D/g, '').slice(0, 4)) || 1)}
          className="h-11 w-16 bg-transparent text-center text-base font-bold outline-none tabular"
        />
        <Step icon="plus" label={t('lottery_more')} onPress={() => set(value + 1)} />
      </div>
    </div>
  );
}

function Step({ icon, label, onPress }: { icon: 'plus' | 'minus'; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-md text-muted hover:text-text active:bg-surface-3"
    >
      {icon === 'plus' ? <Icon name="plus" size={16} /> : <span className="h-0.5 w-3.5 rounded bg-current" />}
    </button>
  );
}

type ScaleSliderProps = {
  scale: NonNullable<LotteryTerms['scale']>;
  value: number;
  onChange: (value: number) => void;
};

/** What a player does not take as prize comes back to him as rebate on his stakes. */
function ScaleSlider({ scale, value, onChange }: ScaleSliderProps) {
  const t = useTranslate();
  const id = useId();
  const most = Math.min(scale.to, scale.own);
  const whole = BigInt(WHOLE_SCALE);
  const rebate = percentText({ numerator: rebateOn(whole, scale.own, value), denominator: whole });
  return (
    <div className="min-w-48 flex-1">
      <label htmlFor={id} className="mb-1 flex justify-between text-xs text-muted tabular">
        <span>{t('lottery_scale', { scale: value })}</span>
        <span>{t('lottery_scale_rebate', { percent: rebate })}</span>
      </label>
      <input
        id={id}
        type="range"
        min={scale.from}
        max={most}
        step={scale.step}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full accent-gold"
      />
    </div>
  );
}
