import { useTranslate } from '@champa/i18n/react';
import type { Choice, Play } from '@champa/lottery';
import { cx } from '@champa/ui';
import { placeRows, rowText } from '../../../entities/draw/index.ts';
import type { HotSymbols } from '../model/hot.ts';
import { withRow } from '../model/slip.ts';
import { BoardRow } from './board-row.tsx';
import { TypedRow } from './typed-row.tsx';

type ChoiceBoardProps = {
  play: Play;
  choice: Choice;
  hot: HotSymbols;
  onChange: (choice: Choice) => void;
};

/** The board of a play: its positions, where they can be chosen, and its rows of symbols. */
export function ChoiceBoard({ play, choice, hot, onChange }: ChoiceBoardProps) {
  const t = useTranslate();
  const { rows, places } = play.board;
  return (
    <div className="flex flex-col gap-5 rounded-lg bg-surface-1 p-4 ring-1 ring-line ring-inset">
      {places && (
        <PositionChoice
          of={places.of}
          chosen={choice.places ?? []}
          onChange={(next) => onChange({ ...choice, places: next })}
        />
      )}
      {rows.map((row, index) => {
        const common = {
          row,
          isAlone: rows.length === 1,
          chosen: choice.rows[index] ?? [],
          onChange: (symbols: readonly string[]) => onChange(withRow(play, choice, index, symbols)),
        };
        if (row.max === 0) return null;
        return 'includes' in row.symbols ? (
          <BoardRow key={row.id} kind={play.board.kind} {...hot} {...common} />
        ) : (
          <TypedRow key={row.id} {...common} />
        );
      })}
      {hot.half.size > 0 && (
        <p className="flex items-center gap-2 text-xs text-muted">
          <i aria-hidden className="size-1.5 rounded-full bg-petal" />
          {t('lottery_number_half')}
        </p>
      )}
    </div>
  );
}

type PositionChoiceProps = { of: number; chosen: readonly number[]; onChange: (places: number[]) => void };

function PositionChoice({ of, chosen, onChange }: PositionChoiceProps) {
  const t = useTranslate();
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-2 text-[13px] font-semibold text-muted">{t('lottery_places')}</legend>
      {Array.from({ length: of }, (_, position) => (
        <button
          key={position}
          type="button"
          aria-pressed={chosen.includes(position)}
          onClick={() =>
            onChange(
              chosen.includes(position)
                ? chosen.filter((each) => each !== position)
                : [...chosen, position].toSorted((a, b) => a - b),
            )
          }
          className={cx(
            'h-11 rounded-md px-3 text-sm font-semibold',
            chosen.includes(position) ? 'bg-text text-surface-0' : 'bg-surface-2 text-muted hover:text-text',
          )}
        >
          {rowText(placeRows[position]!, t)}
        </button>
      ))}
    </fieldset>
  );
}
