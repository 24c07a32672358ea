import type { GameCategory } from '@champa/contract';
import { formatCount } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { Button, buttonClass, Skeleton, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useOpenPopup } from '../../../entities/site/index.ts';
import { useIsSignedIn } from '../../../kit/api/session.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { lanesQuery } from '../api/queries.ts';
import { useGameList } from '../api/use-game-list.ts';
import { isPersonal, type ListSearch } from '../model/lobby-search.ts';
import { laneOf } from '../model/vendors.ts';
import { FilterChips } from './filter-chips.tsx';
import { GameGrid, GameGridSkeleton } from './game-grid.tsx';
import { GamePages } from './game-pages.tsx';
import { VendorMenu } from './vendor-menu.tsx';

type GameBrowserProps = { category?: GameCategory | undefined; search: ListSearch };

/** The games of an area, or of all areas in a search by name: filtered by vendor and class, page by page. */
export function GameBrowser({ category, search }: GameBrowserProps) {
  const t = useTranslate();
  const locale = useLocale();
  const lanes = useQuery(lanesQuery(useLanguage())).data?.lanes;
  const isSignedIn = useIsSignedIn();
  const lane = laneOf(lanes, category);
  const { data, isError, isStale, refetch } = useGameList(category, search);
  const needsSignIn = isPersonal(search.filter) && !isSignedIn;

  return (
    <div className="flex flex-col gap-3">
      {category && !lanes && <Skeleton className="h-13 rounded-md" />}
      {lane && lane.cards.length > 1 && <VendorMenu lane={lane} vassalage={search.vassalage} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <FilterChips category={category} lane={lane} search={search} />
        <p role="status" className="h-6 text-sm text-muted tabular">
          {data && t('games_count', { count: data.total, shown: formatCount(data.total, locale) })}
        </p>
      </div>
      {needsSignIn ? (
        <SignInFirst />
      ) : data ? (
        data.games.length > 0 ? (
          <GameGrid games={data.games} isStale={isStale} />
        ) : (
          <NothingFound category={category} search={search} />
        )
      ) : isError ? (
        <LoadFailure onRetry={refetch} />
      ) : (
        <GameGridSkeleton />
      )}
      {data && <GamePages page={search.page ?? 1} totalPages={data.totalPages} />}
    </div>
  );
}

/** Shown to a visitor whose address asks for a member's own games. */
function SignInFirst() {
  const t = useTranslate();
  const openPopup = useOpenPopup();
  return (
    <StateView
      art="empty"
      title={t('own_games_sign_in')}
      action={<Button onClick={() => openPopup('login')}>{t('login')}</Button>}
    />
  );
}

function NothingFound({ category, search: { q, filter } }: GameBrowserProps) {
  const t = useTranslate();
  const text =
    q === undefined ? t(isPersonal(filter) ? emptyTexts[filter] : 'no_games_text') : t('no_games_named', { name: q });
  return (
    <StateView
      art="empty"
      title={t('no_data')}
      text={text}
      action={
        q !== undefined && category !== undefined ? (
          <Link to="/" search={{ q }} className={buttonClass()}>
            {t('search_everywhere')}
          </Link>
        ) : (
          <Link to="/" className={buttonClass({ kind: 'outline' })}>
            {t('back_home')}
          </Link>
        )
      }
    />
  );
}

const emptyTexts = { FAV: 'no_favourites_text', RECENT: 'no_recent_text' } as const;
