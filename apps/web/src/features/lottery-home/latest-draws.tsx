import { useTranslate } from '@champa/i18n/react';
import { Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { popularNumbersQuery, recentLotteryQuery } from '../../entities/draw/index.ts';
import { lotteryPages } from '../../entities/game/index.ts';
import { LoadFailure } from '../../kit/lists/load-failure.tsx';
import { ArtIcon } from '../../kit/pictures/art-icon.tsx';
import type { ArtIconName } from '../../kit/pictures/art-icons.ts';
import { useLanguage } from '../../kit/text/language.ts';
import { PopularNumbers, RecentResult } from './draw-cards.tsx';

/** Number of placeholder cards: as many as a wide screen shows. */
const CARDS = 5;

/** The latest lottery results on the home page, and the most frequent numbers. Each card links to its game. */
export function LatestDraws() {
  const t = useTranslate();
  const language = useLanguage();
  const recent = useQuery(recentLotteryQuery(language));
  const popular = useQuery(popularNumbersQuery(language));
  if (recent.data?.list.length === 0) return null;
  const games = new Map(recent.data?.list.map((game) => [game.code, game]));
  const counted = popular.data?.list.filter(({ gameCode }) => games.has(gameCode));
  return (
    <div className="flex h-[432px] flex-col justify-between">
      <Board
        icon="ELOTT"
        title={t('lottery_home_results')}
        isError={recent.isError}
        onRetry={() => void recent.refetch()}
      >
        {recent.data?.list.map((game) => (
          <Card key={game.code} page={lotteryPages[game.vassalage]} code={game.code} look="h-[132px]">
            <RecentResult game={game} />
          </Card>
        ))}
      </Board>
      <Board
        icon="HOT"
        title={t('lottery_home_popular')}
        isError={popular.isError}
        onRetry={() => void popular.refetch()}
      >
        {counted?.map((each) => (
          <Card
            key={each.gameCode}
            page={lotteryPages[games.get(each.gameCode)!.vassalage]}
            code={each.gameCode}
            look="h-[144px]"
          >
            <PopularNumbers counted={each} />
          </Card>
        ))}
      </Board>
    </div>
  );
}

type BoardProps = { icon: ArtIconName; title: string; isError: boolean; onRetry: () => void; children: ReactNode };

function Board({ icon, title, isError, onRetry, children }: BoardProps) {
  return (
    <section aria-label={title}>
      <h2 className="mb-1 flex h-12 items-center gap-2.5 text-lg font-bold tracking-tight">
        <ArtIcon name={icon} size={28} />
        <span className="truncate">{title}</span>
      </h2>
      {children ? (
        <ul className="scroll-row -mx-4 flex gap-2.5 px-4 py-1 sm:-mx-1 sm:gap-4 sm:px-1">{children}</ul>
      ) : isError ? (
        <LoadFailure onRetry={onRetry} />
      ) : (
        <div className="flex gap-4 overflow-hidden py-1">
          {Array.from({ length: CARDS }, (_, index) => (
            <Skeleton key={index} className="h-[132px] w-68 shrink-0 rounded-lg" />
          ))}
        </div>
      )}
    </section>
  );
}

type CardProps = {
  page: (typeof lotteryPages)[keyof typeof lotteryPages];
  code: string;
  look: string;
  children: ReactNode;
};

function Card({ page, code, look, children }: CardProps) {
  return (
    <li className="w-68 shrink-0 snap-start">
      <Link
        to={page}
        search={{ gameCode: code }}
        className={`card-face flex flex-col gap-2 overflow-hidden rounded-lg p-4 -outline-offset-2 transition-colors hover:bg-surface-2 ${look}`}
      >
        {children}
      </Link>
    </li>
  );
}
