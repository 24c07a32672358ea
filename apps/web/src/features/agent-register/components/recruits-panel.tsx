import type { AgentRecruit } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, type Column, cx, DataTable, StateView } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { TimeCell } from '../../../entities/site/index.ts';
import { recruitsQuery } from '../../../entities/team/index.ts';
import { Chips } from '../../../kit/lists/chips.tsx';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { MoreRows } from '../../../kit/lists/more-rows.tsx';
import { RowsSkeleton } from '../../../kit/lists/rows-skeleton.tsx';
import type { CentreSearch } from '../model/centre-search.ts';

type RecruitsPanelProps = { search: CentreSearch; onSearch: (search: CentreSearch) => void };

/** The agent's recruits, by their links and by the accounts that they opened. */
export function RecruitsPanel({ search: { way, link }, onSearch }: RecruitsPanelProps) {
  const t = useTranslate();
  const recruits = useInfiniteQuery(recruitsQuery(link, way));
  const list = recruits.data?.pages.flatMap((page) => page.list);
  const ways = [
    { value: 'link', label: t('came_link') },
    { value: 'opened', label: t('came_opened') },
  ] as const;
  return (
    <section aria-label={t('invite_tab_came')} className="flex flex-col gap-4">
      {link === undefined ? (
        <Chips
          label={t('came_way')}
          value={way}
          choices={ways}
          onChange={(chosen) => onSearch({ tab: 'came', way: chosen })}
        />
      ) : (
        <OfLink name={nameOf(list?.[0])} onAll={() => onSearch({ tab: 'came' })} />
      )}
      <div className="card-face overflow-hidden rounded-lg">
        {list === undefined ? (
          recruits.isError ? (
            <LoadFailure onRetry={() => void recruits.refetch()} />
          ) : (
            <RowsSkeleton rows={6} />
          )
        ) : list.length === 0 ? (
          <StateView art="empty" title={t('no_data')} text={t('came_none')} />
        ) : (
          <Rows list={list} />
        )}
      </div>
      <MoreRows of={recruits} />
    </section>
  );
}

function nameOf(recruit: AgentRecruit | undefined): string {
  return recruit?.link?.note || recruit?.link?.code || '';
}

function OfLink({ name, onAll }: { name: string; onAll: () => void }) {
  const t = useTranslate();
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <p className="min-w-0 truncate text-sm text-muted">{name !== '' && t('came_of_link', { name })}</p>
      <Button kind="outline" size="small" onClick={onAll}>
        {t('came_all')}
      </Button>
    </div>
  );
}

function Rows({ list }: { list: readonly AgentRecruit[] }) {
  const t = useTranslate();
  const columns: Column<AgentRecruit>[] = [
    {
      id: 'member',
      header: t('came_member'),
      isTitle: true,
      cell: ({ username, isAgent }) => (
        <span className="flex items-center gap-2.5">
          <b className="min-w-0 truncate">{username}</b>
          <Mark isLit={isAgent}>{t(isAgent ? 'invite_agent' : 'invite_player')}</Mark>
        </span>
      ),
    },
    { id: 'by', header: t('came_by'), cell: (recruit) => nameOf(recruit) || t('came_opened') },
    {
      id: 'deposited',
      header: t('came_deposited'),
      cell: ({ hasDeposited }) => (
        <span className={hasDeposited ? 'font-semibold text-jade' : 'text-muted'}>
          {t(hasDeposited ? 'came_yes' : 'came_not_yet')}
        </span>
      ),
    },
    {
      id: 'joined',
      header: t('came_joined'),
      cell: ({ joinedAt }) => <TimeCell at={joinedAt} />,
    },
  ];
  return <DataTable caption={t('invite_tab_came')} columns={columns} rows={list} rowKey={({ id }) => id} />;
}

function Mark({ isLit, children }: { isLit: boolean; children: string }) {
  return (
    <span
      className={cx(
        'shrink-0 rounded-full px-2.5 py-0.5 text-xs font-semibold',
        isLit ? 'bg-gold/15 text-gold' : 'bg-surface-3/70 text-muted',
      )}
    >
      {children}
    </span>
  );
}
