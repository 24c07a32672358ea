import type { BettingRound } from '@champa/contract';
import { formatDateTime } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { type Column, DataTable, Money } from '@champa/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { areas } from '../../../shared/areas.ts';
import { useSite } from '../../../shared/site.ts';
import { useToday } from '../../../shared/today.ts';
import { bettingFiltersQuery, betsQuery } from '../api/records.ts';
import { presetRange } from '../../../shared/record/day-range.ts';
import { roundStateLabels, roundStates } from '../../../shared/record/labels.ts';
import { rangeOf, type RecordsSearch } from '../model/records-search.ts';
import { Chips } from '../../../shared/record/chips.tsx';
import { ChoiceSelect } from '../../../shared/record/choice-select.tsx';
import { DateBar } from '../../../shared/record/date-bar.tsx';
import { ExportButton } from '../../../shared/record/export-button.tsx';
import { RecordSearch } from '../../../shared/record/record-search.tsx';
import { RecordsFrame } from '../../../shared/record/records-frame.tsx';
import { RoundDialog } from './round-dialog.tsx';
import { StateBadge } from '../../../shared/record/state-badge.tsx';
import { Totals } from '../../../shared/record/totals.tsx';

type BettingRecordProps = {
  search: RecordsSearch;
  onSearch: (search: RecordsSearch) => void;
  onCloseRound: () => void;
};

/** The rounds the member played, with the totals of the days asked for. */
export function BettingRecord({ search, onSearch, onCloseRound }: BettingRecordProps) {
  const t = useTranslate();
  const { timeZone } = useSite().brand;
  const range = rangeOf(search, presetRange('last7', useToday(timeZone)));
  const { area, vendor: vassalage, state, q } = search;
  const wanted = {
    ...range,
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
      title={t('betting_record')}
      action={<ExportButton wish={{ record: 'bets', ...wanted }} isPossible={(list?.length ?? 0) > 0} />}
      filters={<Filters search={search} onSearch={onSearch} />}
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
    >
      <DataTable
        caption={t('betting_record')}
        columns={columns}
        rows={list ?? []}
        rowKey={({ id }) => id}
        isStale={rounds.isPlaceholderData}
      />
      {search.round !== undefined && <RoundDialog id={search.round} onClose={onCloseRound} />}
    </RecordsFrame>
  );
}

function Filters({ search, onSearch }: Pick<BettingRecordProps, 'search' | 'onSearch'>) {
  const t = useTranslate();
  const { timeZone } = useSite().brand;
  const today = useToday(timeZone);
  const range = rangeOf(search, presetRange('last7', today));
  const { data } = useQuery(bettingFiltersQuery);
  return (
    <div className="flex flex-col gap-3">
      <DateBar range={range} today={today} onChange={(days) => onSearch({ ...search, ...days })} />
      <div className="flex flex-wrap items-center gap-2">
        <RecordSearch label={t('records_search')} q={search.q} onSearch={(q) => onSearch({ ...search, q })} />
        <ChoiceSelect
          label={t('records_area')}
          all={t('records_area_all')}
          value={search.area}
          choices={(data?.areas ?? []).map((area) => ({ value: area, label: t(areas[area].label) }))}
          onChange={(area) => onSearch({ ...search, area: data?.areas.find((each) => each === area) })}
        />
        <ChoiceSelect
          label={t('records_vendor')}
          all={t('records_vendor_all')}
          value={search.vendor}
          choices={(data?.vendors ?? []).map(({ vassalage, name }) => ({ value: vassalage, label: name }))}
          onChange={(vendor) => onSearch({ ...search, vendor })}
        />
      </div>
      <Chips
        label={t('records_state')}
        value={search.state}
        choices={roundStates.map((state) => ({ value: state, label: t(roundStateLabels[state]) }))}
        onChange={(state) => onSearch({ ...search, state })}
      />
    </div>
  );
}

function useColumns(timeZone: string, search: RecordsSearch): Column<BettingRound>[] {
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
