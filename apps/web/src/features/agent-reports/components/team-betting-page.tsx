import type { TeamRound } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { type Column, DataTable } from '@champa/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { areaOrder } from '../../../entities/game/index.ts';
import {
  ExportButton,
  GameChoices,
  RecordSearch,
  RecordsFrame,
  RoundPanel,
  RoundStateChips,
  RoundSums,
  rowKeyOfRound,
  useRoundColumns,
} from '../../../entities/record/index.ts';
import { betsQuery, filtersQuery, roundQuery } from '../../../entities/team/index.ts';
import { type ReportsSearch, scopeOf } from '../model/reports-search.ts';
import { useReportDays } from '../model/use-report-days.ts';
import { EmptyReport } from './empty-report.tsx';
import { ReportFilters } from './report-filters.tsx';
import { useMemberColumn } from './use-member-column.tsx';

type TeamBettingProps = {
  search: ReportsSearch;
  onSearch: (search: ReportsSearch) => void;
  onCloseRound: () => void;
};

/** The team's rounds, with the totals of the chosen days. */
export function TeamBettingPage({ search, onSearch, onCloseRound }: TeamBettingProps) {
  const t = useTranslate();
  const { range } = useReportDays(search);
  const { area, vendor: vassalage, state, q } = search;
  const wanted = {
    ...range,
    ...scopeOf(search),
    ...(area && { area }),
    ...(vassalage && { vassalage }),
    ...(state && { state }),
    ...(q && { search: q }),
  };
  const rounds = useInfiniteQuery(betsQuery(wanted));
  const columns = useColumns(search);
  const first = rounds.data?.pages[0];
  const list = rounds.data?.pages.flatMap((page) => page.list);

  return (
    <RecordsFrame
      title={t('agent_nav_betting')}
      action={<ExportButton wish={{ record: 'team_bets', ...wanted }} isPossible={(list?.length ?? 0) > 0} />}
      filters={<Filters search={search} onSearch={onSearch} path={first?.path} />}
      totals={<RoundSums totals={first?.totals} />}
      paged={rounds}
      shown={list?.length}
      total={first?.total ?? null}
      counted="records_rounds_count"
      empty={<EmptyReport text={t('report_bets_empty')} />}
    >
      <DataTable
        caption={t('agent_nav_betting')}
        columns={columns}
        rows={list ?? []}
        rowKey={rowKeyOfRound}
        isStale={rounds.isPlaceholderData}
      />
      {search.round !== undefined && <RoundDialog id={search.round} onClose={onCloseRound} />}
    </RecordsFrame>
  );
}

type FiltersProps = Pick<TeamBettingProps, 'search' | 'onSearch'> & {
  path: readonly { id: string; username: string }[] | undefined;
};

function Filters({ search, onSearch, path }: FiltersProps) {
  const t = useTranslate();
  const { data } = useQuery(filtersQuery);
  const narrow = (narrowed: ReportsSearch) => onSearch({ ...search, ...narrowed });
  return (
    <ReportFilters
      search={search}
      onSearch={onSearch}
      path={path}
      choices={
        <>
          <RecordSearch label={t('report_game_search')} q={search.q} onSearch={(q) => onSearch({ ...search, q })} />
          <GameChoices search={search} areas={areaOrder} vendors={data?.vendors ?? []} onNarrow={narrow} />
        </>
      }
    >
      <RoundStateChips search={search} onNarrow={narrow} />
    </ReportFilters>
  );
}

/** One round of a member of the team. */
function RoundDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(roundQuery(id));
  return (
    <RoundPanel
      round={data}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
      facts={data ? [{ id: 'member', label: t('col_member'), value: <b>{data.member.username}</b> }] : []}
    />
  );
}

function useColumns(search: ReportsSearch): Column<TeamRound>[] {
  const { data } = useQuery(filtersQuery);
  const { game, facts } = useRoundColumns<TeamRound>(data?.vendors);
  return [game, useMemberColumn(search), ...facts];
}
