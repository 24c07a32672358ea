import { AGENT_REPORT_DAYS } from '@champa/contract/constants';
import { useTranslate } from '@champa/i18n/react';
import { Notice, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { PageHeading, useSite } from '../../../entities/site/index.ts';
import { overviewQuery, teamDaysQuery } from '../../../entities/team/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { DateBar } from '../../../kit/days/date-bar.tsx';
import { type DayRange, presetRange, rangeOf } from '../../../kit/days/day-range.ts';
import { useToday } from '../../../kit/days/today.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { type AgentSearch, fortnightTo, hasDays, rangeBefore } from '../model/agent-search.ts';
import { type FigureId, figureIds } from '../model/team-figures.ts';
import { FigureCards } from './figure-cards.tsx';
import { OnlineMark } from './online-mark.tsx';
import { TeamChart } from './team-chart.tsx';
import { TeamDaysTable } from './team-days-table.tsx';

type OverviewPageProps = { search: AgentSearch; onSearch: (search: AgentSearch) => void };

/** The team's figures of a range, compared with as many days before, and day by day. */
export function OverviewPage({ search, onSearch }: OverviewPageProps) {
  const t = useTranslate();
  const today = useToday(useSite().brand.timeZone);
  const range = rangeOf(search, presetRange('today', today), AGENT_REPORT_DAYS);
  const times = useTimeFormat();
  const before = rangeBefore(range);
  const { data, isError, isPlaceholderData, refetch } = useQuery(overviewQuery(range));
  return (
    <div className="flex flex-col gap-4">
      <PageHeading title={t('agent_nav_overview')}>
        <OnlineMark count={data?.online} />
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
          <p className="text-[13px] text-muted tabular">
            {t('agent_compared', { days: times.days(before.from, before.to) })}
          </p>
          <FigureCards ids={figureIds} now={data?.now} before={data?.before} isCompared isStale={isPlaceholderData} />
          <DayByDay
            // A single day makes no chart, so the chart shows the fortnight that ends with it.
            range={range.from === range.to ? fortnightTo(range.to) : range}
            figure={search.figure ?? 'validBet'}
            onFigure={(figure) => onSearch({ ...search, figure })}
          />
        </>
      )}
      <p className="text-[13px] text-muted">{t('agent_overview_note')}</p>
    </div>
  );
}

/** The chart offers the figures used most first. */
const chartIds: readonly FigureId[] = [
  'validBet',
  'profit',
  'commission',
  'deposits',
  'withdrawals',
  'activeMembers',
  'players',
  'newMembers',
  'members',
];

type DayByDayProps = { range: DayRange; figure: FigureId; onFigure: (figure: FigureId) => void };

function DayByDay({ range, figure, onFigure }: DayByDayProps) {
  const t = useTranslate();
  const isPossible = hasDays(range);
  const { data, isError, isPlaceholderData, refetch } = useQuery({ ...teamDaysQuery(range), enabled: isPossible });
  if (!isPossible) return <Notice kind="info">{t('agent_days_too_many')}</Notice>;
  if (!data && isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-85 rounded-md sm:h-80" />;
  return (
    <>
      <TeamChart days={data.list} ids={chartIds} figure={figure} onFigure={onFigure} />
      <TeamDaysTable days={data.list} isStale={isPlaceholderData} />
    </>
  );
}
