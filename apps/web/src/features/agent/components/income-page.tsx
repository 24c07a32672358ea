import type { IncomeDay } from '@champa/contract';
import { AGENT_REPORT_DAYS } from '@champa/contract/constants';
import { useTranslate } from '@champa/i18n/react';
import { formatDecimal } from '@champa/money';
import { Money, Notice, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { ExportButton } from '../../../entities/record/index.ts';
import { PageHeading, useSite } from '../../../entities/site/index.ts';
import { incomeDaysQuery, incomeQuery } from '../../../entities/team/index.ts';
import { DayChart } from '../../../kit/charts/day-chart.tsx';
import { DateBar } from '../../../kit/days/date-bar.tsx';
import { type DayRange, daysIn, presetRange, rangeOf } from '../../../kit/days/day-range.ts';
import { useToday } from '../../../kit/days/today.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { Totals } from '../../../kit/lists/totals.tsx';
import { type AgentSearch, hasDays } from '../model/agent-search.ts';
import { isContractKind, kindFaces, kinds } from '../model/contract-kinds.ts';
import { everyKind, type KindIncome, netByDay, shownKinds, shownPayments, sumOf } from '../model/income.ts';
import { ChoiceRow } from './choice-row.tsx';
import { IncomeDaysTable } from './income-days-table.tsx';
import { IncomePayments } from './income-payments.tsx';
import { IncomeKinds } from './income-kinds.tsx';

type IncomePageProps = { search: AgentSearch; onSearch: (search: AgentSearch) => void };

/** The agent's contract payments: received, passed on to downlines, and net; by kind and by day. */
export function IncomePage({ search, onSearch }: IncomePageProps) {
  const t = useTranslate();
  const today = useToday(useSite().brand.timeZone);
  const range = rangeOf(search, presetRange('last7', today), AGENT_REPORT_DAYS);
  const { data, isError, isPlaceholderData, refetch } = useQuery(incomeQuery(range));
  const list = data && shownKinds(everyKind(data.list));
  return (
    <div className="flex flex-col gap-4">
      <PageHeading title={t('agent_nav_income')} text={t('agent_income_text')}>
        <ExportButton wish={{ record: 'agent_income', ...range }} isPossible={(data?.list.length ?? 0) > 0} />
      </PageHeading>
      <DateBar
        range={range}
        today={today}
        mostDays={AGENT_REPORT_DAYS}
        onChange={(days) => onSearch({ ...search, ...days })}
      />
      {isError && !data ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <>
          <IncomeTotals list={list} />
          <IncomePayments
            payments={data && list && shownPayments(data.payments, sumOf(list).net)}
            isStale={isPlaceholderData}
          />
          <IncomeKinds list={list} isStale={isPlaceholderData} />
          <DayByDay range={range} search={search} onSearch={onSearch} />
        </>
      )}
      <p className="text-[13px] text-muted">{t('agent_income_note')}</p>
    </div>
  );
}

function IncomeTotals({ list }: { list: readonly KindIncome[] | undefined }) {
  const t = useTranslate();
  const sums = list && sumOf(list);
  const figures = [
    { id: 'received', label: 'agent_income_received' },
    { id: 'paidDown', label: 'agent_income_paid_down' },
    { id: 'net', label: 'agent_income_net' },
    { id: 'owed', label: 'agent_income_owed' },
  ] as const;
  return (
    <Totals
      figures={figures.map(({ id, label }) => ({
        id,
        label: t(label),
        value: sums && formatDecimal(sums[id]),
        signed: id === 'net',
      }))}
    />
  );
}

function DayByDay({ range, search, onSearch }: { range: DayRange } & IncomePageProps) {
  const t = useTranslate();
  const isPossible = hasDays(range);
  const { data, isError, isPlaceholderData, refetch } = useQuery({ ...incomeDaysQuery(range), enabled: isPossible });
  if (!isPossible) return <Notice kind="info">{t('agent_days_too_many')}</Notice>;
  if (!data && isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-85 rounded-md sm:h-80" />;
  return (
    <>
      <NetChart list={data.list} range={range} search={search} onSearch={onSearch} />
      <IncomeDaysTable list={data.list} kind={search.kind} isStale={isPlaceholderData} />
    </>
  );
}

function NetChart({
  list,
  range,
  search,
  onSearch,
}: { list: readonly IncomeDay[]; range: DayRange } & IncomePageProps) {
  const t = useTranslate();
  return (
    <DayChart
      label={t('agent_income_chart')}
      days={netByDay(list, daysIn(range), search.kind)}
      write={(value) => <Money value={value} signed />}
      choice={
        <ChoiceRow
          label={t('col_kind')}
          value={search.kind ?? 'all'}
          choices={[
            { value: 'all', label: t('all') },
            ...kinds.map((kind) => ({ value: kind, label: t(kindFaces[kind].label) })),
          ]}
          onChange={(value) => onSearch({ ...search, kind: isContractKind(value) ? value : undefined })}
        />
      }
    />
  );
}
