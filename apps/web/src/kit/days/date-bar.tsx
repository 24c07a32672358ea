import { useTranslate } from '@champa/i18n/react';
import type { MessageId } from '@champa/i18n';
import { cx, Icon } from '@champa/ui';
import { useState } from 'react';
import { type DayRange, endingAt, FIRST_DAY, type Preset, presetRange, presets, startingAt } from './day-range.ts';
import { isDay } from './day.ts';

type DateBarProps = {
  range: DayRange;
  today: string;
  /** The maximum number of days. */
  mostDays?: number;
  onChange: (range: DayRange) => void;
};

const labels = {
  today: 'date_today',
  yesterday: 'date_yesterday',
  last7: 'date_last_7',
  last30: 'date_last_30',
} as const satisfies Record<Preset, MessageId>;

/** The days of a record: by a preset, or from one day to another. */
export function DateBar({ range, today, mostDays, onChange }: DateBarProps) {
  const t = useTranslate();
  return (
    <div className="flex max-w-full min-w-0 flex-wrap items-center gap-x-4 gap-y-2.5">
      <div
        className="scroll-row -mx-4 flex gap-2 px-4 py-1 sm:-mx-1 sm:px-1"
        role="group"
        aria-label={t('date_presets')}
      >
        {presets.map((preset) => {
          const { from, to } = presetRange(preset, today);
          const isChosen = from === range.from && to === range.to;
          return (
            <button
              key={preset}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange({ from, to })}
              className={cx(
                'touch-target h-9 shrink-0 rounded-full px-4 text-[13px] font-semibold whitespace-nowrap transition-colors',
                isChosen ? 'gold-face' : 'bg-surface-2 text-muted hover:text-text',
              )}
            >
              {t(labels[preset])}
            </button>
          );
        })}
      </div>
      <div className="flex min-w-0 items-center gap-2">
        <DayField
          label={t('date_from')}
          value={range.from}
          max={today}
          onChange={(from) => onChange(startingAt(range, from, mostDays))}
        />
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <DayField
          label={t('date_to')}
          value={range.to}
          max={today}
          onChange={(to) => onChange(endingAt(range, to, mostDays))}
        />
      </div>
    </div>
  );
}

type DayFieldProps = { label: string; value: string; max: string; onChange: (day: string) => void };

/** A day, picked or typed. While it is typed it may be incomplete or have a year long ago; such a value is ignored. */
function DayField({ label, value, max, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<string>();
  const type = (day: string) => {
    const isOne = isDay(day) && day >= FIRST_DAY && day <= max;
    setTyped(isOne ? undefined : day);
    if (isOne) onChange(day);
  };
  return (
    <label className="flex h-11 min-w-0 items-center gap-2 rounded-md bg-surface-2 px-3 text-sm focus-within:ring-2 focus-within:ring-gold">
      <Icon name="calendar" size={16} className="text-muted max-sm:hidden" />
      <input
        type="date"
        aria-label={label}
        value={typed ?? value}
        min={FIRST_DAY}
        max={max}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
        className="min-w-0 bg-transparent tabular outline-none"
      />
    </label>
  );
}
