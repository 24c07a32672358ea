import { cx, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../../kit/text/language.ts';
import { gameAnnouncementsQuery, jackpotsQuery, winnersQuery } from '../../api/queries.ts';
import { GameNews } from './game-news.tsx';
import { JackpotTicker } from './jackpot-ticker.tsx';
import { WinnerBoard } from './winner-board.tsx';

/** Jackpots, winners and news. Each is hidden while it is empty. */
export function Boards() {
  const language = useLanguage();
  const jackpots = useQuery(jackpotsQuery(language));
  const wins = useQuery(winnersQuery(language));
  const announcements = useQuery(gameAnnouncementsQuery(language));
  // All at once, because a late one would push the others down.
  if (jackpots.isPending || wins.isPending || announcements.isPending)
    return <Skeleton className="h-[956px] rounded-lg lg:h-[556px]" />;
  const pots = jackpots.data?.list ?? [];
  const winners = wins.data?.list ?? [];
  const news = announcements.data?.list ?? [];
  return (
    <div className="flex flex-col gap-7">
      {pots.length > 0 && <JackpotTicker pots={pots} />}
      <div
        className={cx(
          'grid grid-cols-1 gap-x-6 gap-y-7',
          winners.length > 0 && news.length > 0 && 'lg:grid-cols-[3fr_2fr]',
        )}
      >
        {winners.length > 0 && <WinnerBoard winners={winners} />}
        {news.length > 0 && <GameNews news={news} />}
      </div>
    </div>
  );
}
