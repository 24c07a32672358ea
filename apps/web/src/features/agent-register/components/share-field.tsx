import { useLocale } from '@champa/i18n/react';
import { Field } from '@champa/ui';
import { type KindMeans, partOf, sliderPosition, readShare, SLIDER_STEPS, writeShare } from '../model/shares.ts';

type ShareFieldProps = {
  label: string;
  sliderLabel: string;
  /** Shown after the figure. */
  unit: string;
  means: KindMeans;
  step: number;
  typed: string;
  hint: string;
  error: string | undefined;
  onType: (typed: string) => void;
};

/** A share of what the agent has: typed, or set by a slider. */
export function ShareField(props: ShareFieldProps) {
  const { label, sliderLabel, unit, means, step, typed, hint, error, onType } = props;
  const locale = useLocale();
  return (
    <div>
      <Field
        label={label}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={typed}
        error={error}
        hint={hint}
        onChange={(event) => onType(event.target.value)}
        {...(unit !== '' && { trailing: <span className="text-muted">{unit}</span> })}
      />
      <input
        type="range"
        aria-label={sliderLabel}
        min="0"
        max={String(SLIDER_STEPS)}
        value={String(sliderPosition(means, step, readShare(typed, locale)))}
        onChange={(event) => onType(writeShare(partOf(means, step, BigInt(event.target.value)), locale))}
        className="h-11 w-full accent-gold"
      />
    </div>
  );
}
