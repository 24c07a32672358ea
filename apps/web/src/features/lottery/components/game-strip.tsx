import type { LotteryGame } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { countdownText, secondsUntil, useServerNow } from '../model/clock.ts';

/** The games of the page in one row, each with the time its draw still takes bets. */
export function GameStrip({ games, chosen }: { games: readonly LotteryGame[]; chosen: string }) {
  const t = useTranslate();
  const current = useRef<HTMLAnchorElement>(null);
  // On a phone most of the row is out of sight: the chosen game is not.
  useEffect(() => current.current?.scrollIntoView({ block: 'nearest', inline: 'center' }), [chosen]);
  return (
    <nav aria-label={t('lottery_games')} className="scroll-row -mx-4 flex gap-2 px-4 py-1">
      {games.map((game) => (
        <Link
          key={game.code}
          ref={game.code === chosen ? current : undefined}
          to="."
          search={{ gameCode: game.code }}
          replace
          aria-current={game.code === chosen ? 'page' : undefined}
          className={cx(
            'flex min-h-14 w-36 shrink-0 flex-col justify-center rounded-md px-3 py-2 ring-1 transition-colors ring-inset',
            game.code === chosen
              ? 'bg-gold/12 text-text ring-gold'
              : 'bg-surface-1 text-muted ring-line hover:bg-surface-2 hover:text-text',
          )}
        >
          <span className="truncate text-[13px] font-bold">{game.name}</span>
          <Remaining game={game} />
        </Link>
      ))}
    </nav>
  );
}

function Remaining({ game: { isOpen, current } }: { game: LotteryGame }) {
  const t = useTranslate();
  const now = useServerNow();
  if (!isOpen || !current) return <span className="text-xs">{t('lottery_closed')}</span>;
  const seconds = secondsUntil(current.closesAt, now);
  return (
    <span className={cx('text-xs tabular', seconds > 0 && seconds <= 10 && 'font-bold text-ember-text')}>
      {seconds > 0 ? countdownText(seconds) : t('lottery_drawing')}
    </span>
  );
}
