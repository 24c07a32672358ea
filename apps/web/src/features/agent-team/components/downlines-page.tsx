import { useTranslate } from '@champa/i18n/react';
import { buttonClass, StateView } from '@champa/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PageHeading, useSite } from '../../../entities/site/index.ts';
import { teamQuery, totalsQuery } from '../../../entities/team/index.ts';
import type { DayRange } from '../../../kit/days/day-range.ts';
import { useToday } from '../../../kit/days/today.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { MoreRows } from '../../../kit/lists/more-rows.tsx';
import { RowsSkeleton } from '../../../kit/lists/rows-skeleton.tsx';
import { daysOf, orderOf, type TeamSearch } from '../model/team-search.ts';
import { BelowTotals } from './below-totals.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { TeamFilters } from './team-filters.tsx';
import { TeamList } from './team-list.tsx';
import { TeamPath } from './team-path.tsx';

type DownlinesPageProps = { search: TeamSearch; onSearch: (search: TeamSearch) => void };

/** The tree below an agent, level by level, with its members. */
export function DownlinesPage({ search, onSearch }: DownlinesPageProps) {
  const t = useTranslate();
  const today = useToday(useSite().brand.timeZone);
  const days = daysOf(search, today);
  const { of, q, member } = search;
  const level = useLevel(search, days);
  const totals = useQuery(totalsQuery({ ...days, ...(of !== undefined && { of }) }));
  return (
    <div className="flex flex-col gap-4">
      <PageHeading title={t('agent_nav_downlines')} />
      <TeamFilters search={search} days={days} today={today} onSearch={onSearch} />
      {q === undefined ? (
        <>
          {of !== undefined && <TeamPath path={level.data?.pages[0]?.path ?? []} search={search} />}
          <BelowTotals below={totals.data?.below} label={t('team_totals')} />
        </>
      ) : (
        <h2 className="text-sm font-bold">{t('team_search_results')}</h2>
      )}
      <Level level={level} search={search} onSearch={onSearch} />
      {member !== undefined && (
        <MemberDialog
          key={member}
          id={member}
          days={days}
          search={search}
          onClose={() => onSearch({ ...search, member: undefined })}
        />
      )}
    </div>
  );
}

function useLevel(search: TeamSearch, days: DayRange) {
  const { of, q } = search;
  const asked = { ...(of !== undefined && { of }), ...(q !== undefined && { search: q }) };
  return useInfiniteQuery(teamQuery({ ...days, ...orderOf(search), ...asked }));
}

type LevelProps = DownlinesPageProps & { level: ReturnType<typeof useLevel> };

function Level({ level, search, onSearch }: LevelProps) {
  const t = useTranslate();
  const list = level.data?.pages.flatMap((page) => page.list);
  return (
    <section aria-label={t('agent_nav_downlines')} className="card-face overflow-x-auto rounded-md">
      {list === undefined ? (
        level.isError ? (
          <LoadFailure onRetry={() => void level.refetch()} />
        ) : (
          <RowsSkeleton rows={6} className="h-14" />
        )
      ) : list.length === 0 ? (
        <Nobody search={search} />
      ) : (
        <TeamList
          caption={t('agent_nav_downlines')}
          list={list}
          search={search}
          isStale={level.isPlaceholderData}
          onSearch={onSearch}
        />
      )}
      {level.hasNextPage && (
        <div className="flex flex-col gap-3 p-3">
          <MoreRows of={level} />
        </div>
      )}
    </section>
  );
}

function Nobody({ search: { q, of } }: { search: TeamSearch }) {
  const t = useTranslate();
  if (q !== undefined) return <StateView art="empty" title={t('team_found_none')} text={t('team_found_none_text')} />;
  if (of !== undefined) return <StateView art="empty" title={t('team_none')} text={t('team_none_below_text')} />;
  return (
    <StateView
      art="empty"
      title={t('team_none')}
      text={t('team_none_text')}
      action={
        <Link to="/agent/registerCenter" className={buttonClass({ kind: 'gold' })}>
          {t('team_to_register')}
        </Link>
      }
    />
  );
}
