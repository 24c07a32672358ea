import type { TeamRound } from '@champa/contract';
import { formatDateTime } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { type Column, DataTable, Money } from '@champa/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { areaOrder, areas } from '../../../shared/areas.ts';
import { Chips } from '../../../shared/record/chips.tsx';
import { ChoiceSelect } from '../../../shared/record/choice-select.tsx';
import { presetRange } from '../../../shared/record/day-range.ts';
import { ExportButton } from '../../../shared/record/export-button.tsx';
import { roundStateLabels, roundStates } from '../../../shared/record/labels.ts';
import { RecordSearch } from '../../../shared/record/record-search.tsx';
import { RecordsFrame } from '../../../shared/record/records-frame.tsx';
import { RoundPanel } from '../../../shared/record/round-panel.tsx';
import { StateBadge } from '../../../shared/record/state-badge.tsx';
import { Totals } from '../../../shared/record/totals.tsx';
import { useSite } from '../../../shared/site.ts';
import { useToday } from '../../../shared/today.ts';
import { betsQuery, filtersQuery, roundQuery } from '../api/reports.ts';
import { rangeOf, type ReportsSearch, whoseOf } from '../model/reports-search.ts';
import { EmptyReport } from './empty-report.tsx';
import { ReportFilters } from './report-filters.tsx';

type TeamBettingProps = {
  search: ReportsSearch;
  onSearch: (search: ReportsSearch) => void;
  onCloseRound: () => void;
};

/** The rounds the team played, with the totals of the days asked for. */
export function TeamBettingPage({ search, onSearch, onCloseRound }: TeamBettingProps) {
  const t = useTranslate();
  const { timeZone } = useSite().brand;
  const range = rangeOf(search, presetRange('last7', useToday(timeZone)));
  const { area, vendor: vassalage, state, q } = search;
  const wanted = {
    ...range,
    ...whoseOf(search),
    ...(area && { area }),
    ...(vassalage && { vassalage }),
    ...(state && { state }),
    ...(q && { search: q }),
  };
  const rounds = useInfiniteQuery(betsQuery(wanted));
  const columns = useColumns(timeZone, search);
  const first = rounds.data?.pages[0];
  const list = rounds.data?.pages.flatMap((page) => page.list);
  const totals = first?.totals;

  return (
    <RecordsFrame
      title={t('agent_nav_betting')}
      action={<ExportButton wish={{ record: 'team_bets', ...wanted }} isPossible={(list?.length ?? 0) > 0} />}
      filters={<Filters search={search} onSearch={onSearch} path={first?.path} />}
      totals={
        totals !== null && (
          <Totals
            figures={[
              { id: 'stake', label: t('total_stake'), value: totals?.stake },
              { id: 'valid', label: t('total_valid'), value: totals?.validBet },
              { id: 'win', label: t('total_win'), value: totals?.win, signed: true },
              { id: 'net', label: t('total_net'), value: totals?.net, signed: true },
            ]}
          />
        )
      }
      paged={rounds}
      shown={list?.length}
      total={first?.total ?? null}
      empty={<EmptyReport text={t('report_bets_empty')} />}
    >
      <DataTable
        caption={t('agent_nav_betting')}
        columns={columns}
        rows={list ?? []}
        rowKey={({ id }) => id}
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
  return (
    <ReportFilters
      search={search}
      onSearch={onSearch}
      path={path}
      choices={
        <>
          <RecordSearch label={t('report_game_search')} q={search.q} onSearch={(q) => onSearch({ ...search, q })} />
          <ChoiceSelect
            label={t('records_area')}
            all={t('records_area_all')}
            value={search.area}
            choices={areaOrder.map((area) => ({ value: area, label: t(areas[area].label) }))}
            onChange={(area) => onSearch({ ...search, area: areaOrder.find((each) => each === area) })}
          />
          <ChoiceSelect
            label={t('records_vendor')}
            all={t('records_vendor_all')}
            value={search.vendor}
            choices={(data?.vendors ?? []).map(({ vassalage, name }) => ({ value: vassalage, label: name }))}
            onChange={(vendor) => onSearch({ ...search, vendor })}
          />
        </>
      }
    >
      <Chips
        label={t('records_state')}
        value={search.state}
        choices={roundStates.map((state) => ({ value: state, label: t(roundStateLabels[state]) }))}
        onChange={(state) => onSearch({ ...search, state })}
      />
    </ReportFilters>
  );
}

/** One round of somebody in the team. */
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

function useColumns(timeZone: string, search: ReportsSearch): Column<TeamRound>[] {
  const t = useTranslate();
  return [
    {
      id: 'game',
      header: t('col_game'),
      isTitle: true,
      cell: ({ id, gameName, vassalage, round }) => (
        <Link
          to="."
          search={{ ...search, round: id }}
          state={(state) => ({ ...state, openedPanel: true })}
          resetScroll={false}
          aria-label={t('round_details', { game: gameName, round })}
          className="block min-w-0 rounded-sm hover:text-gold"
        >
          <span className="block font-semibold">{gameName}</span>
          <span className="block text-xs break-all text-muted">{t('round_of', { vendor: vassalage, round })}</span>
        </Link>
      ),
    },
    {
      id: 'member',
      header: t('col_member'),
      cell: ({ member }) => (
        <Link
          to="."
          search={{ ...search, member: member.id, reach: 'own', round: undefined }}
          resetScroll={false}
          className="font-semibold hover:text-gold"
        >
          {member.username}
        </Link>
      ),
    },
    {
      id: 'time',
      header: t('col_time'),
      cell: ({ startedAt }) => (
        <time dateTime={startedAt} className="text-[13px] whitespace-nowrap tabular">
          {formatDateTime(startedAt, timeZone)}
        </time>
      ),
    },
    { id: 'state', header: t('col_state'), cell: ({ state }) => <StateBadge state={state} /> },
    { id: 'stake', header: t('col_stake'), isFigure: true, cell: ({ stake }) => <Money value={stake} /> },
    { id: 'win', header: t('col_win'), isFigure: true, cell: ({ win }) => <Money value={win} signed /> },
    {
      id: 'net',
      header: t('col_net'),
      isFigure: true,
      cell: ({ net }) => <Money value={net} signed className="font-semibold" />,
    },
  ];
}
