import type { LotteryTerms } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { MAX_MULTIPLIER, type Unit } from '@champa/lottery';
import type { Amount } from '@champa/money';
import { cx, Icon, Money } from '@champa/ui';
import { useId } from 'react';
import { rebatePercent } from '../model/odds-text.ts';
import type { Staking } from '../model/slip.ts';
import { WholeNumber } from './whole-number.tsx';

const unitNames: Readonly<Record<Unit, MessageId>> = {
  yuan: 'lottery_unit_yuan',
  jiao: 'lottery_unit_jiao',
  fen: 'lottery_unit_fen',
  li: 'lottery_unit_li',
};

type StakingBarProps = {
  terms: LotteryTerms;
  staking: Staking;
  /** The price of one line at this stake. */
  linePrice: Amount;
  onChange: (staking: Staking) => void;
};

/** The stake: the unit, the multiplier, and with a prize scale the part taken as rebate. */
export function StakingBar({ terms, staking, linePrice, onChange }: StakingBarProps) {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 rounded-lg bg-surface-1 p-4 ring-1 ring-line ring-inset">
      {terms.units.length > 1 && (
        <fieldset>
          <legend className="mb-1 text-xs text-muted">{t('lottery_unit')}</legend>
          <div className="flex rounded-md bg-surface-2">
            {terms.units.map((unit) => (
              <button
                key={unit}
                type="button"
                aria-pressed={unit === staking.unit}
                onClick={() => onChange({ ...staking, unit })}
                className={cx(
                  'h-11 min-w-11 rounded-md px-2.5 text-sm font-semibold',
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
      <p>
        <span className="block text-xs text-muted">{t('lottery_line_price')}</span>
        <Money value={linePrice} className="grid h-11 items-center text-base font-bold" />
      </p>
      {terms.scale && staking.scale !== null && (
        <ScaleSlider scale={terms.scale} value={staking.scale} onChange={(scale) => onChange({ ...staking, scale })} />
      )}
    </div>
  );
}

function Multiplier({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const t = useTranslate();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-xs text-muted">
        {t('lottery_multiplier')}
      </label>
      <div className="flex items-center rounded-md bg-surface-2 has-[input:focus]:ring-2 has-[input:focus]:ring-gold">
        <Step icon="minus" label={t('lottery_less')} onPress={() => onChange(Math.max(1, value - 1))} />
        <WholeNumber
          id={id}
          value={value}
          max={MAX_MULTIPLIER}
          onChange={onChange}
          className="h-11 w-16 bg-transparent text-center text-base font-bold outline-none tabular"
        />
        <Step icon="plus" label={t('lottery_more')} onPress={() => onChange(Math.min(MAX_MULTIPLIER, value + 1))} />
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

/** The part of the scale that a player does not take as prizes is paid as rebate on their stakes. */
function ScaleSlider({ scale, value, onChange }: ScaleSliderProps) {
  const t = useTranslate();
  const locale = useLocale();
  const id = useId();
  const most = Math.min(scale.to, scale.own);
  return (
    <div className="min-w-48 flex-1">
      <label htmlFor={id} className="mb-1 flex justify-between text-xs text-muted tabular">
        <span>{t('lottery_scale', { scale: value })}</span>
        <span>{t('lottery_scale_rebate', { percent: rebatePercent(scale.own, value, locale) })}</span>
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
