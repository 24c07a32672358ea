import type { ProfitArea, ProfitDay } from '@champa/contract';
import { PROFIT_DAYS } from '@champa/contract/constants';
import { formatCount } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { type Column, DataTable, Money, Skeleton, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { areas } from '../../../entities/game/index.ts';
import { ExportButton, ProfitChart, profitQuery } from '../../../entities/record/index.ts';
import { useSite } from '../../../entities/site/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { DateBar } from '../../../kit/days/date-bar.tsx';
import { daysIn, presetRange, rangeOf } from '../../../kit/days/day-range.ts';
import { useToday } from '../../../kit/days/today.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { Totals } from '../../../kit/lists/totals.tsx';
import type { RecordsSearch } from '../model/records-search.ts';

type ProfitPageProps = { search: RecordsSearch; onSearch: (search: RecordsSearch) => void };

/** The member's play and money, by day and by area. */
export function ProfitPage({ search, onSearch }: ProfitPageProps) {
  const t = useTranslate();
  const today = useToday(useSite().brand.timeZone);
  const range = rangeOf(search, presetRange('last7', today), PROFIT_DAYS);
  const { data, isError, isPlaceholderData, refetch } = useQuery(profitQuery(range));
  const totals = data?.totals;
  return (
    <section aria-label={t('member_profit')} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 md:flex-nowrap md:items-start">
        <DateBar
          range={range}
          today={today}
          mostDays={PROFIT_DAYS}
          onChange={(days) => onSearch({ ...search, ...days })}
        />
        <div className="md:pt-1">
          <ExportButton wish={{ record: 'profit', ...range }} isPossible={(data?.days.length ?? 0) > 0} />
        </div>
      </div>
      <Totals
        figures={[
          { id: 'stake', label: t('total_stake'), value: totals?.stake },
          { id: 'open', label: t('total_open'), value: totals?.openStake },
          { id: 'win', label: t('total_win'), value: totals?.win, signed: true },
          { id: 'net', label: t('total_net'), value: totals?.net, signed: true },
        ]}
      />
      {data ? (
        <>
          <Report
            days={data.days}
            areasPlayed={data.areas}
            chart={chartDays(data.days, daysIn(range))}
            isStale={isPlaceholderData}
          />
          {/* Below the report only: under its skeleton, the report would push it away. */}
          <p className="text-[13px] text-muted">{t('profit_intro')}</p>
        </>
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-md" />
      )}
    </section>
  );
}

type ReportProps = {
  days: readonly ProfitDay[];
  areasPlayed: readonly ProfitArea[];
  chart: readonly { day: string; net: string }[];
  isStale: boolean;
};

function Report({ days, areasPlayed, chart, isStale }: ReportProps) {
  const times = useTimeFormat();
  const t = useTranslate();
  const dayColumns = usePlayColumns<ProfitDay>(t('col_day'), ({ day }) => times.day(day));
  const areaColumns = usePlayColumns<ProfitArea>(t('col_area'), ({ area }) =>
    t(area === null ? 'profit_other_games' : areas[area].label),
  );
  const latestFirst = days.toReversed();
  const withPlay = latestFirst.filter(({ rounds }) => rounds > 0);
  const withMoney = latestFirst.filter((day) =>
    [day.deposits, day.withdrawals, day.bonus].some((each) => each !== '0.00'),
  );
  if (days.length === 0)
    return (
      <StateView art="empty" title={t('no_data')} text={t('profit_chart_empty')} className="rounded-md bg-surface-2" />
    );
  return (
    <>
      {withPlay.length > 0 && (
        <>
          <ProfitChart days={chart} />
          <Panel title={t('profit_by_day')}>
            <DataTable
              caption={t('profit_by_day')}
              columns={dayColumns}
              rows={withPlay}
              rowKey={({ day }) => day}
              isStale={isStale}
            />
          </Panel>
        </>
      )}
      {areasPlayed.length > 0 && (
        <Panel title={t('profit_by_area')}>
          <DataTable
            caption={t('profit_by_area')}
            columns={areaColumns}
            rows={areasPlayed}
            rowKey={({ area }) => area ?? 'other'}
            isStale={isStale}
          />
        </Panel>
      )}
      {withMoney.length > 0 && <MoneyTable days={withMoney} isStale={isStale} />}
    </>
  );
}

function MoneyTable({ days, isStale }: { days: readonly ProfitDay[]; isStale: boolean }) {
  const times = useTimeFormat();
  const t = useTranslate();
  const columns: Column<ProfitDay>[] = [
    { id: 'day', header: t('col_day'), isTitle: true, cell: ({ day }) => <Name>{times.day(day)}</Name> },
    { id: 'in', header: t('col_deposits'), isFigure: true, cell: ({ deposits }) => <Money value={deposits} /> },
    {
      id: 'out',
      header: t('col_withdrawals'),
      isFigure: true,
      cell: ({ withdrawals }) => <Money value={withdrawals} />,
    },
    { id: 'bonus', header: t('col_bonus'), isFigure: true, cell: ({ bonus }) => <Money value={bonus} /> },
  ];
  return (
    <Panel title={t('profit_money')}>
      <DataTable
        caption={t('profit_money')}
        columns={columns}
        rows={days}
        rowKey={({ day }) => day}
        isStale={isStale}
      />
    </Panel>
  );
}

type Played = Pick<ProfitArea, 'rounds' | 'stake' | 'openStake' | 'validBet' | 'win' | 'net'>;

function usePlayColumns<Row extends Played>(header: string, nameOf: (row: Row) => string): Column<Row>[] {
  const t = useTranslate();
  const locale = useLocale();
  return [
    { id: 'name', header, isTitle: true, cell: (row) => <Name>{nameOf(row)}</Name> },
    { id: 'rounds', header: t('col_rounds'), isFigure: true, cell: ({ rounds }) => formatCount(rounds, locale) },
    { id: 'stake', header: t('col_stake'), isFigure: true, cell: ({ stake }) => <Money value={stake} /> },
    { id: 'open', header: t('col_open_stake'), isFigure: true, cell: ({ openStake }) => <Money value={openStake} /> },
    { id: 'valid', header: t('col_valid_bet'), isFigure: true, cell: ({ validBet }) => <Money value={validBet} /> },
    { id: 'win', header: t('col_win'), isFigure: true, cell: ({ win }) => <Money value={win} /> },
    {
      id: 'net',
      header: t('col_net'),
      isFigure: true,
      cell: ({ net }) => <Money value={net} signed className="font-semibold" />,
    },
  ];
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="text-sm font-bold">{title}</h3>
      <div className="overflow-hidden rounded-md bg-surface-2 max-md:bg-transparent">{children}</div>
    </section>
  );
}

function Name({ children }: { children: string }) {
  return <span className="font-semibold whitespace-nowrap tabular">{children}</span>;
}

/** The chart shows every day of the range, also one without play. */
function chartDays(played: readonly ProfitDay[], days: readonly string[]): { day: string; net: string }[] {
  const nets = new Map(played.map(({ day, net }) => [day, net]));
  return days.map((day) => ({ day, net: nets.get(day) ?? '0.00' }));
}
