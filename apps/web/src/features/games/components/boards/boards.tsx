import { cx } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../../shared/language.ts';
import { gameAnnouncementsQuery, jackpotsQuery, winnersQuery } from '../../api/queries.ts';
import { GameNews } from './game-news.tsx';
import { JackpotTicker } from './jackpot-ticker.tsx';
import { WinnerBoard } from './winner-board.tsx';

/** What goes on in the house: the pots, who won, and what is new. Each is hidden while it has nothing to tell. */
export function Boards() {
  const language = useLanguage();
  const pots = useQuery(jackpotsQuery(language)).data?.list ?? [];
  const winners = useQuery(winnersQuery(language));
  const news = useQuery(gameAnnouncementsQuery(language)).data?.list ?? [];
  const hasWinners = winners.isPending || (winners.data?.list.length ?? 0) > 0;
  return (
    <div className="flex flex-col gap-7">
      {pots.length > 0 && <JackpotTicker pots={pots} />}
      <div
        className={cx('grid grid-cols-1 gap-x-6 gap-y-7', hasWinners && news.length > 0 && 'lg:grid-cols-[3fr_2fr]')}
      >
        {hasWinners && <WinnerBoard winners={winners.data?.list} />}
        {news.length > 0 && <GameNews news={news} />}
      </div>
    </div>
  );
}
