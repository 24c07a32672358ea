import type { LotteryGame } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { CountBadge } from '../../../shared/count-badge.tsx';
import { useServerNow } from '../../../shared/server-clock.ts';
import { secondsUntil, useClockText } from '../model/clock.ts';
import type { Slips } from '../model/slips.ts';

type GameStripProps = { games: readonly LotteryGame[]; chosen: string | null; slips: Slips };

/** The games of the page in one row, each with the time its draw still takes bets. */
export function GameStrip({ games, chosen, slips }: GameStripProps) {
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
            'relative flex min-h-14 max-w-56 min-w-32 shrink-0 flex-col justify-center rounded-md px-3 py-2 ring-1 transition-colors ring-inset',
            game.code === chosen
              ? 'bg-gold/12 text-text ring-gold'
              : 'bg-surface-1 text-muted ring-line hover:bg-surface-2 hover:text-text',
          )}
        >
          <span className="truncate text-[13px] font-bold">{game.name}</span>
          <Remaining game={game} />
          <CountBadge
            count={slips[game.code]?.length ?? 0}
            label={t('lottery_slip_bets', { count: slips[game.code]?.length ?? 0 })}
            className="absolute end-1.5 top-1.5"
          />
        </Link>
      ))}
    </nav>
  );
}

function Remaining({ game: { isOpen, current } }: { game: LotteryGame }) {
  const t = useTranslate();
  const now = useServerNow();
  const clockText = useClockText();
  if (!isOpen || !current) return <span className="text-xs">{t('lottery_closed')}</span>;
  const seconds = secondsUntil(current.closesAt, now);
  return (
    <span className={cx('text-xs tabular', seconds > 0 && seconds <= 10 && 'font-bold text-ember')}>
      {seconds > 0 ? clockText(seconds) : t('lottery_drawing')}
    </span>
  );
}
