import type { Game } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { buttonClass, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PageTitle } from '../../../entities/site/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { ArtIcon } from '../../../kit/pictures/art-icon.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { favouritePageQuery, recentPageQuery } from '../api/queries.ts';
import { GameGrid, GameGridSkeleton } from './game-grid.tsx';
import { GamePages } from './game-pages.tsx';

/** /favorite: the member's favourites, newest first. */
export function FavouriteGamesPage({ page = 1 }: { page?: number | undefined }) {
  const { data, isError, isPlaceholderData, refetch } = useQuery(favouritePageQuery(page, useLanguage()));
  return (
    <OwnGames
      kind="FAV"
      games={data?.content}
      totalPages={data?.totalPages ?? 1}
      page={page}
      isError={isError}
      isStale={isPlaceholderData}
      onRetry={() => void refetch()}
    />
  );
}

/** /recent: the games that the member opened last. */
export function RecentGamesPage({ page = 1 }: { page?: number | undefined }) {
  const { data, isError, isPlaceholderData, refetch } = useQuery(recentPageQuery(page, useLanguage()));
  return (
    <OwnGames
      kind="RECENT"
      games={data?.list}
      totalPages={data?.totalPages ?? 1}
      page={page}
      isError={isError}
      isStale={isPlaceholderData}
      onRetry={() => void refetch()}
    />
  );
}

const texts = {
  FAV: { title: 'in_favorite', empty: 'no_favourites_text' },
  RECENT: { title: 'recent_games', empty: 'no_recent_text' },
} as const satisfies Record<string, Record<string, MessageId>>;

type OwnGamesProps = {
  kind: keyof typeof texts;
  games: readonly Game[] | undefined;
  page: number;
  totalPages: number;
  isError: boolean;
  isStale: boolean;
  onRetry: () => void;
};

function OwnGames({ kind, games, page, totalPages, isError, isStale, onRetry }: OwnGamesProps) {
  const t = useTranslate();
  const title = t(texts[kind].title);
  return (
    <div className="flex flex-col gap-4">
      <PageTitle title={title} />
      <header className="flex h-14 items-center gap-3">
        <ArtIcon name={kind} size={36} />
        <h1 className="text-2xl font-extrabold tracking-tight">{title}</h1>
      </header>
      {games ? (
        games.length > 0 ? (
          <GameGrid games={games} isStale={isStale} />
        ) : (
          <Nothing text={t(texts[kind].empty)} />
        )
      ) : isError ? (
        <LoadFailure onRetry={onRetry} />
      ) : (
        <GameGridSkeleton />
      )}
      <GamePages page={page} totalPages={totalPages} />
    </div>
  );
}

function Nothing({ text }: { text: string }) {
  const t = useTranslate();
  return (
    <StateView
      art="empty"
      title={t('no_data')}
      text={text}
      action={
        <Link to="/" search={{ filter: 'HOT' }} className={buttonClass()}>
          {t('to_hot_games')}
        </Link>
      }
    />
  );
}
