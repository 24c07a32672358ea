import { PAGE_MARGIN, PAGE_RANGE } from '@champa/contract/constants';
import type { GameCategory } from '@champa/contract';
import { formatCount } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { buttonClass, Pagination, type PageLink, Skeleton, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../shared/language.ts';
import { lanesQuery, listQuery } from '../api/queries.ts';
import type { ListSearch } from '../model/lobby-search.ts';
import { laneOf } from '../model/vendors.ts';
import { FilterChips } from './filter-chips.tsx';
import { GameGrid, GameGridSkeleton } from './game-grid.tsx';
import { LoadFailure } from './load-failure.tsx';
import { VendorMenu } from './vendor-menu.tsx';

type GameBrowserProps = { category?: GameCategory | undefined; search: ListSearch };

/** The games of an area, or of all where a name is searched: narrowed by vendor and class, a page at a time. */
export function GameBrowser({ category, search }: GameBrowserProps) {
  const t = useTranslate();
  const locale = useLocale();
  const language = useLanguage();
  const { vassalage, q, page = 1 } = search;
  const lanes = useQuery(lanesQuery(language)).data?.lanes;
  const lane = laneOf(lanes, category);
  const { data, isError, isPlaceholderData, refetch } = useQuery(listQuery(category, search, language));

  return (
    <div className="flex flex-col gap-3">
      {category && !lanes && <Skeleton className="h-13 rounded-md" />}
      {lane && lane.cards.length > 1 && <VendorMenu lane={lane} vassalage={vassalage} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <FilterChips lane={lane} search={search} />
        <p role="status" className="h-6 text-sm text-muted tabular">
          {data && t('games_count', { count: data.total, shown: formatCount(data.total, locale) })}
        </p>
      </div>
      {data ? (
        data.games.length > 0 ? (
          <GameGrid games={data.games} isStale={isPlaceholderData} />
        ) : (
          <NothingFound q={q} />
        )
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <GameGridSkeleton />
      )}
      {data && (
        <div className="mt-4">
          <Pagination
            page={page}
            totalPages={data.totalPages}
            range={PAGE_RANGE}
            margin={PAGE_MARGIN}
            labels={{ navigation: t('pages'), previous: t('page_previous'), next: t('page_next') }}
            link={pageLink}
          />
        </div>
      )}
    </div>
  );
}

function NothingFound({ q }: { q: string | undefined }) {
  const t = useTranslate();
  return (
    <StateView
      art="empty"
      title={t('no_data')}
      text={q === undefined ? t('no_games_text') : t('no_games_named', { name: q })}
      action={
        <Link to="/" className={buttonClass({ kind: 'outline' })}>
          {t('back_home')}
        </Link>
      }
    />
  );
}

const pageLink: PageLink = (page, { className, children, label }) => (
  <Link
    to="."
    search={(search) => ({ ...search, page: page === 1 ? undefined : page })}
    className={className}
    aria-label={label}
  >
    {children}
  </Link>
);
