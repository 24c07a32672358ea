import type { missionLeaderboard, OperationValue } from '@champa/contract';
import { type MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Button, cx, Icon, Notice, Skeleton, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { type BoardWish, leaderboardQuery } from '../../../entities/mission/index.ts';
import { Countdown } from '../../../kit/days/countdown.tsx';
import { useServerClock } from '../../../kit/days/server-clock.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { BoardPlaces } from './board-places.tsx';
import { BoardPrizes } from './board-prizes.tsx';
import { OwnPlace } from './own-place.tsx';
import { PastBoards } from './past-boards.tsx';

export type Leaderboard = OperationValue<typeof missionLeaderboard>;

type BoardPanelProps = {
  wish: BoardWish;
  onWish: (wish: BoardWish) => void;
  /** It is shown alone: there is no choice of boards. */
  isOnly?: boolean;
};

const periodLabels = {
  daily: 'board_daily',
  weekly: 'board_weekly',
  monthly: 'board_monthly',
  event: 'board_event',
} as const satisfies Record<Leaderboard['board']['period'], MessageId>;

/** A board: its members, its prizes, its time; and the choice of boards and periods. */
export function BoardPanel({ wish, onWish, isOnly = false }: BoardPanelProps) {
  const { data, isError, isPlaceholderData, refetch, dataUpdatedAt } = useQuery(leaderboardQuery(wish, useLanguage()));
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <BoardSkeleton />;
  return (
    <div className={cx('flex flex-col gap-4 transition-opacity', isPlaceholderData && 'opacity-60')}>
      {!isOnly && <BoardChoice boards={data.boards} chosen={data.board.code} onChoose={(board) => onWish({ board })} />}
      <BoardHead
        data={data}
        cameAt={dataUpdatedAt}
        isPast={wish.day !== undefined}
        onNow={() => onWish({ board: wish.board })}
      />
      <OwnPlace me={data.me} state={data.state} />
      <BoardPlaces data={data} />
      <BoardPrizes prizes={data.board.prizes} />
      <PastBoards
        past={data.past}
        shown={data.period.firstDay}
        onOpen={(day) => onWish({ board: data.board.code, day })}
      />
    </div>
  );
}

type BoardChoiceProps = { boards: Leaderboard['boards']; chosen: string; onChoose: (code: string) => void };

function BoardChoice({ boards, chosen, onChoose }: BoardChoiceProps) {
  const t = useTranslate();
  if (boards.length < 2) return null;
  return (
    <div role="group" aria-label={t('board_choose')} className="scroll-row -mx-4 flex gap-2 px-4 py-1 sm:-mx-1 sm:px-1">
      {boards.map(({ code, title, period }) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === chosen}
          onClick={() => onChoose(code)}
          className={cx(
            'flex min-h-13 shrink-0 flex-col justify-center rounded-md px-4 py-1.5 text-start whitespace-nowrap transition-colors',
            code === chosen ? 'bg-gold/15 text-gold ring-1 ring-gold ring-inset' : 'bg-surface-2 hover:bg-surface-3',
          )}
        >
          <span className="text-sm leading-5 font-bold">{title}</span>
          <span className={cx('text-xs leading-4', code !== chosen && 'text-muted')}>{t(periodLabels[period])}</span>
        </button>
      ))}
    </div>
  );
}

type BoardHeadProps = { data: Leaderboard; cameAt: number; isPast: boolean; onNow: () => void };

function BoardHead({ data: { board, period, state, settlesAt, now }, cameAt, isPast, onNow }: BoardHeadProps) {
  const t = useTranslate();
  const times = useTimeFormat();
  const time = useServerClock(now, cameAt);
  return (
    <header className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-xl font-extrabold tracking-tight">{board.title}</h3>
          <p className="text-[13px] text-muted tabular">{times.days(period.firstDay, period.lastDay)}</p>
        </div>
        {(state === 'running' || state === 'coming') && (
          <p className="flex items-center gap-1.5 rounded-full bg-surface-2 px-3 py-1.5 text-[13px] tabular">
            <Icon name="history" size={16} className="text-muted" />
            <span className="text-muted">{t(state === 'coming' ? 'mission_starts' : 'mission_ends')}</span>
            <Countdown until={state === 'coming' ? period.startsAt : period.endsAt} now={time} className="font-bold" />
          </p>
        )}
        {isPast && (
          <Button kind="outline" size="small" onClick={onNow}>
            {t('board_now')}
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">{board.text}</p>
      {state === 'settling' && <Notice kind="info">{t('board_settling', { time: times.full(settlesAt) })}</Notice>}
      {state === 'closed' && <Notice kind="info">{t('board_closed')}</Notice>}
    </header>
  );
}

export function BoardEmpty() {
  const t = useTranslate();
  return (
    <StateView art="empty" title={t('board_empty')} text={t('board_empty_text')} className="rounded-md bg-surface-2" />
  );
}

function BoardSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-13 rounded-md" />
      <Skeleton className="h-16 rounded-md" />
      <Skeleton className="h-20 rounded-lg" />
      <Skeleton className="h-44 rounded-lg" />
      <Skeleton className="h-72 rounded-md" />
    </div>
  );
}
