import type { BettingRound } from '@champa/contract';
import { formatDateTime } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { type Column, DataTable, Money, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { saveCsv } from '../../../shared/csv.ts';
import { useSite } from '../../../shared/site.ts';
import { useToday } from '../../../shared/today.ts';
import { allBets, betsQuery } from '../api/records.ts';
import { instantsOf, presetRange } from '../model/day-range.ts';
import { fileName } from '../model/file-name.ts';
import { roundStateLabels } from '../model/labels.ts';
import { rangeOf, type RecordsSearch } from '../model/records-search.ts';
import { DateBar } from './date-bar.tsx';
import { RecordSearch } from './record-search.tsx';
import { RecordsFrame } from './records-frame.tsx';
import { StateBadge } from './state-badge.tsx';

type BettingRecordProps = { search: RecordsSearch; onSearch: (search: RecordsSearch) => void };

/** The rounds the member played, with the totals of the days asked for. */
export function BettingRecord({ search, onSearch }: BettingRecordProps) {
  const t = useTranslate();
  const { timeZone } = useSite().brand;
  const today = useToday(timeZone);
  const range = rangeOf(search, presetRange('last7', today));
  const page = search.page ?? 1;
  const wanted = { ...instantsOf(range, timeZone), search: search.q };
  const { data, isError, isPlaceholderData, refetch } = useQuery(betsQuery(wanted, page));
  const columns = useColumns(timeZone);

  const save = async () => {
    const rounds = await allBets(wanted);
    const rows = rounds.map((round) => [
      formatDateTime(round.startedAt, timeZone),
      round.gameName,
      round.vassalage,
      round.round,
      round.stake,
      round.win,
      round.net,
      round.currency,
      t(roundStateLabels[round.state]),
    ]);
    const headers = [
      'col_time',
      'col_game',
      'col_vendor',
      'col_round',
      'col_stake',
      'col_win',
      'col_net',
      'col_currency',
      'col_state',
    ] as const;
    saveCsv(fileName('betting', range), [headers.map((header) => t(header)), ...rows]);
  };

  return (
    <RecordsFrame
      title={t('betting_record')}
      filters={
        <div className="flex flex-col gap-3 xl:flex-row xl:items-center xl:justify-between">
          <DateBar range={range} today={today} onChange={(days) => onSearch({ ...search, ...days, page: 1 })} />
          <RecordSearch q={search.q} onSearch={(q) => onSearch({ ...search, q, page: 1 })} />
        </div>
      }
      totals={<Totals totals={data?.totals} />}
      state={data}
      isError={isError}
      onRetry={() => void refetch()}
      page={page}
      onSave={save}
    >
      <DataTable
        caption={t('betting_record')}
        columns={columns}
        rows={data?.list ?? []}
        rowKey={({ id }) => id}
        isStale={isPlaceholderData}
      />
    </RecordsFrame>
  );
}

function useColumns(timeZone: string): Column<BettingRound>[] {
  const t = useTranslate();
  return [
    {
      id: 'game',
      header: t('col_game'),
      isTitle: true,
      cell: ({ gameName, vassalage, round }) => (
        <span className="block min-w-0">
          <span className="block font-semibold">{gameName}</span>
          <span className="block text-xs break-all text-muted">{t('round_of', { vendor: vassalage, round })}</span>
        </span>
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

function Totals({ totals }: { totals: { stake: string; win: string; net: string } | undefined }) {
  const t = useTranslate();
  const figures = [
    { id: 'stake', label: t('total_stake'), value: totals?.stake, signed: false },
    { id: 'win', label: t('total_win'), value: totals?.win, signed: true },
    { id: 'net', label: t('total_net'), value: totals?.net, signed: true },
  ];
  return (
    <dl className="grid gap-px max-sm:card-face max-sm:rounded-md max-sm:py-1.5 sm:grid-cols-3 sm:gap-3">
      {figures.map(({ id, label, value, signed }) => (
        <div
          key={id}
          className="flex min-w-0 items-center justify-between px-4 py-1.5 sm:card-face sm:block sm:rounded-md sm:px-5 sm:py-4"
        >
          <dt className="truncate text-[13px] text-muted">{label}</dt>
          <dd className="text-sm font-bold sm:mt-0.5 sm:h-8 sm:text-xl">
            {value === undefined ? <Skeleton className="h-5 w-24" /> : <Money value={value} signed={signed} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
