import { useTranslate } from '@champa/i18n/react';
import { DataTable } from '@champa/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  betsQuery,
  bettingFiltersQuery,
  ExportButton,
  GameChoices,
  RecordSearch,
  RecordsFrame,
  RoundStateChips,
  RoundSums,
  rowKeyOfRound,
  useRoundColumns,
} from '../../../entities/record/index.ts';
import { useSite } from '../../../entities/site/index.ts';
import { DateBar } from '../../../kit/days/date-bar.tsx';
import { presetRange, rangeOf } from '../../../kit/days/day-range.ts';
import { useToday } from '../../../kit/days/today.ts';
import type { RecordsSearch } from '../model/records-search.ts';
import { RoundDialog } from './round-dialog.tsx';

type BettingRecordProps = {
  search: RecordsSearch;
  onSearch: (search: RecordsSearch) => void;
  onCloseRound: () => void;
};

/** The member's rounds, with the totals of the chosen days. */
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
  const { data: filters } = useQuery(bettingFiltersQuery);
  const { game, facts } = useRoundColumns(filters?.vendors);
  const first = rounds.data?.pages[0];
  const list = rounds.data?.pages.flatMap((page) => page.list);

  return (
    <RecordsFrame
      title={t('betting_record')}
      action={<ExportButton wish={{ record: 'bets', ...wanted }} isPossible={(list?.length ?? 0) > 0} />}
      filters={<Filters search={search} onSearch={onSearch} />}
      totals={<RoundSums totals={first?.totals} />}
      paged={rounds}
      shown={list?.length}
      total={first?.total ?? null}
      counted="records_rounds_count"
    >
      <DataTable
        caption={t('betting_record')}
        columns={[game, ...facts]}
        rows={list ?? []}
        rowKey={rowKeyOfRound}
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
  const narrow = (narrowed: RecordsSearch) => onSearch({ ...search, ...narrowed });
  return (
    <div className="flex flex-col gap-3">
      <DateBar range={range} today={today} onChange={(days) => onSearch({ ...search, ...days })} />
      <div className="flex flex-wrap items-center gap-2">
        <RecordSearch label={t('records_search')} q={search.q} onSearch={(q) => onSearch({ ...search, q })} />
        <GameChoices search={search} areas={data?.areas ?? []} vendors={data?.vendors ?? []} onNarrow={narrow} />
      </div>
      <RoundStateChips search={search} onNarrow={narrow} />
    </div>
  );
}
