import { useTranslate } from '@champa/i18n/react';
import { hasSymbol, type Row, type TypedNumbers } from '@champa/lottery';
import { Icon } from '@champa/ui';
import { useId, useState } from 'react';
import { readNumbers } from '../model/read-numbers.ts';
import { RangePick } from './range-pick.tsx';

type TypedRowProps = {
  row: Row;
  chosen: readonly string[];
  onChange: (symbols: readonly string[]) => void;
};

/** Numbers too many for a grid: they are typed or pasted, and the parsed numbers are shown at once. */
export function TypedRow({ row, chosen, onChange }: TypedRowProps) {
  const t = useTranslate();
  const id = useId();
  const [text, setText] = useState('');
  const { digits } = row.symbols as TypedNumbers;
  const { numbers, unknown } = readNumbers(text, digits, (number) => hasSymbol(row, number));

  function type(next: string): void {
    setText(next);
    onChange(readNumbers(next, digits, (number) => hasSymbol(row, number)).numbers.slice(0, row.max));
  }

  return (
    <div>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <label htmlFor={id} className="me-auto text-[13px] font-semibold text-muted">
          {t('lottery_typed_label', { digits })}
        </label>
        <RangePick row={row} onPick={(picked) => type(picked.join(' '))} />
        <button
          type="button"
          onClick={() => type('')}
          className="touch-target grid size-8 place-items-center rounded-sm bg-surface-2 text-muted hover:text-text"
          aria-label={t('lottery_pick_clear')}
        >
          <Icon name="trash" size={16} />
        </button>
      </div>
      <textarea
        id={id}
        rows={4}
        inputMode="numeric"
        value={text}
        onChange={(event) => type(event.target.value)}
        placeholder={t('lottery_typed_hint', {
          example: [1, 2, 3]
            .map((n) =>
              String(n * 111 + 12)
                .padStart(digits, '0')
                .slice(-digits),
            )
            .join(' '),
        })}
        aria-describedby={`${id}-reading`}
        className="w-full rounded-md border border-line bg-surface-2 p-3 text-base tracking-wide outline-none tabular focus-visible:border-gold"
      />
      <p id={`${id}-reading`} className="mt-1 text-xs text-muted">
        {t('lottery_typed_read', { count: numbers.length })}
        {unknown.length > 0 && (
          <span className="ms-2 font-semibold text-ember">
            {t('lottery_typed_unknown', { list: unknown.slice(0, 6).join(', ') })}
          </span>
        )}
        {chosen.length < numbers.length && (
          <span className="ms-2 font-semibold text-ember">{t('lottery_at_most', { count: row.max })}</span>
        )}
      </p>
    </div>
  );
}
