import { useTranslate } from '@champa/i18n/react';
import { cx, Icon } from '@champa/ui';
import type { Leaderboard } from './board-panel.tsx';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

type PastBoardsProps = {
  past: Leaderboard['past'];
  /** The first day of the period shown. */
  shown: string;
  onOpen: (day: string) => void;
};

/** Past periods, and their winners. */
export function PastBoards({ past, shown, onOpen }: PastBoardsProps) {
  const times = useTimeFormat();
  const t = useTranslate();
  if (past.length === 0) return null;
  return (
    <section aria-label={t('board_past')} className="flex flex-col gap-2">
      <h4 className="text-sm font-bold">{t('board_past')}</h4>
      <ul className="overflow-hidden rounded-lg bg-surface-2">
        {past.map((board) => (
          <li key={board.firstDay} className="border-t border-line first:border-t-0">
            <button
              type="button"
              aria-label={t('board_open_past', { period: times.days(board.firstDay, board.lastDay) })}
              aria-pressed={board.firstDay === shown}
              onClick={() => onOpen(board.firstDay)}
              className={cx(
                'flex min-h-14 w-full items-center gap-3 px-4 py-2 text-start text-sm transition-colors -outline-offset-2 hover:bg-surface-3',
                board.firstDay === shown && 'bg-surface-3',
              )}
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold tabular">{times.days(board.firstDay, board.lastDay)}</span>
                <span className="block truncate text-[13px] text-muted">
                  {board.winner ? t('board_won_by', { name: board.winner.name }) : t('board_nobody')}
                </span>
              </span>
              <span className="shrink-0 text-[13px] text-muted tabular">
                {t('board_members', { count: board.members })}
              </span>
              <Icon name="chevronEnd" size={16} className="text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
