import { useTranslate } from '@champa/i18n/react';
import { rangeOf, type Row } from '@champa/lottery';
import { useState } from 'react';

/** Selects all numbers from one to another. */
export function RangePick({ row, onPick }: { row: Row; onPick: (symbols: string[]) => void }) {
  const t = useTranslate();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const isReady = /^\d+$/.test(from) && /^\d+$/.test(to);
  return (
    <span className="flex items-center gap-1">
      <RangeInput label={t('lottery_range_from')} value={from} onChange={setFrom} />
      <span aria-hidden className="text-muted">
        –
      </span>
      <RangeInput label={t('lottery_range_to')} value={to} onChange={setTo} />
      <button
        type="button"
        disabled={!isReady}
        onClick={() => onPick(rangeOf(row, from, to))}
        className="h-11 rounded-sm bg-surface-2 px-2.5 text-xs font-semibold text-muted hover:text-text disabled:opacity-60"
      >
        {t('lottery_range_pick')}
      </button>
    </span>
  );
}

type RangeInputProps = { label: string; value: string; onChange: (text: string) => void };

function RangeInput({ label, value, onChange }: RangeInputProps) {
  return (
    <input
      aria-label={label}
      placeholder="00"
      inputMode="numeric"
      maxLength={3}
      value={value}
      onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, ''))}
      className="h-11 w-12 rounded-sm border border-line bg-surface-2 text-center text-base tabular"
    />
  );
}
