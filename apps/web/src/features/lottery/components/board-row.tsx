import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { type BoardKind, colourOfBall, picksFor, pickOf, type QuickPick, type Row } from '@champa/lottery';
import { cx } from '@champa/ui';
import { rowText, symbolText } from '../../../entities/draw/index.ts';
import { useBoardKeys } from '../model/use-board-keys.ts';
import { RangePick } from './range-pick.tsx';

const pickNames: Readonly<Record<QuickPick, MessageId>> = {
  all: 'lottery_pick_all',
  big: 'lottery_symbol_big',
  small: 'lottery_symbol_small',
  odd: 'lottery_symbol_odd',
  even: 'lottery_symbol_even',
  clear: 'lottery_pick_clear',
};

/** Mark Six has this many numbers, each red, blue or green; the balls of other games have no colour. */
const COLOURED_BALLS = 49;

/** A row of more symbols than this gets a range selection. */
const MANY = 20;

type BoardRowProps = {
  row: Row;
  kind: BoardKind;
  isAlone: boolean;
  chosen: readonly string[];
  /** Numbers that are closed to bets now, and numbers with reduced payout. */
  closed: ReadonlySet<string>;
  half: ReadonlySet<string>;
  onChange: (symbols: readonly string[]) => void;
};

/** One row of a board: its symbols, and buttons that select several. */
export function BoardRow({ row, kind, isAlone, chosen, closed, half, onChange }: BoardRowProps) {
  const t = useTranslate();
  const keys = useBoardKeys();
  const symbols = row.symbols as readonly string[];
  const name = rowText(row.id, t);
  const open = (picked: readonly string[]) => picked.filter((symbol) => !closed.has(symbol));
  const toggle = (symbol: string) => {
    if (chosen.includes(symbol)) return onChange(chosen.filter((each) => each !== symbol));
    // In a row that takes one symbol, a new choice replaces the old.
    if (row.max === 1) return onChange([symbol]);
    if (chosen.length < row.max) onChange([...chosen, symbol]);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{name ?? t('lottery_numbers')}</legend>
      <div className="mb-2.5 flex flex-wrap items-center gap-1.5">
        {(name !== null && !isAlone) || row.max < symbols.length ? (
          <span aria-hidden className="me-auto text-[13px] font-semibold text-muted max-sm:w-full">
            {[isAlone ? null : name, row.max < symbols.length ? t('lottery_at_most', { count: row.max }) : null]
              .filter((text) => text !== null)
              .join(' · ')}
          </span>
        ) : (
          <span className="me-auto max-sm:hidden" />
        )}
        {symbols.length > 1 &&
          picksFor(row).map((pick) => (
            <button
              key={pick}
              type="button"
              onClick={() => onChange(open(pickOf(row, pick)))}
              className="touch-target h-8 rounded-sm bg-surface-2 px-2 text-xs font-semibold text-muted hover:text-text active:bg-surface-3 whitespace-nowrap max-sm:flex-1 max-sm:px-1"
            >
              {t(pickNames[pick])}
            </button>
          ))}
        {symbols.length > MANY && <RangePick row={row} onPick={(picked) => onChange(open(picked))} />}
      </div>
      <div role="presentation" onKeyDown={keys.onKeyDown} className={cx('grid gap-2', gridOf(kind, symbols))}>
        {symbols.map((symbol, index) => (
          <SymbolButton
            key={symbol}
            symbol={symbol}
            isColoured={kind === 'balls' && symbols.length === COLOURED_BALLS}
            isStop={index === keys.stopAt}
            isChosen={chosen.includes(symbol)}
            isClosed={closed.has(symbol)}
            isHalf={half.has(symbol)}
            onFocus={() => keys.onFocus(index)}
            onPress={() => toggle(symbol)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function gridOf(kind: BoardKind, symbols: readonly string[]): string {
  if (symbols.length === 100) return 'grid-cols-6 max-sm:gap-1.5 sm:grid-cols-10';
  if (kind === 'sides' || kind === 'patterns' || kind === 'colours')
    return 'grid-cols-[repeat(auto-fit,minmax(72px,1fr))]';
  if (kind === 'zodiac') return 'grid-cols-4 sm:grid-cols-6';
  return 'grid-cols-[repeat(auto-fill,minmax(44px,1fr))]';
}

type SymbolButtonProps = {
  symbol: string;
  isColoured: boolean;
  isChosen: boolean;
  isClosed: boolean;
  isHalf: boolean;
  /** It is the grid's Tab stop. */
  isStop: boolean;
  onFocus: () => void;
  onPress: () => void;
};

function SymbolButton({ symbol, isColoured, isChosen, isClosed, isHalf, isStop, onFocus, onPress }: SymbolButtonProps) {
  const t = useTranslate();
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isClosed || undefined}
      tabIndex={isStop ? 0 : -1}
      title={isClosed ? t('lottery_number_closed') : isHalf ? t('lottery_number_half') : undefined}
      onFocus={onFocus}
      onClick={() => !isClosed && onPress()}
      className={cx(
        'relative h-11 min-w-0 rounded-md px-1 text-sm font-bold tabular transition-colors duration-100',
        isChosen ? 'bg-gold-fill text-on-gold' : 'bg-surface-2 text-text hover:bg-surface-3',
        isClosed && 'text-muted line-through opacity-60',
      )}
    >
      {symbolText(symbol, t)}
      {isHalf && <i aria-hidden className="absolute end-1.5 top-1.5 size-1.5 rounded-full bg-petal" />}
      {isColoured && !isChosen && (
        <i
          aria-hidden
          className={cx('absolute inset-x-2.5 bottom-1 h-0.5 rounded-full', `lottery-ball-${colourOfBall(symbol)}`)}
        />
      )}
    </button>
  );
}
