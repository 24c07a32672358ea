import type { MemberInfo } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Icon, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSite } from '../../../entities/site/index.ts';
import { overviewQuery, teamDaysQuery } from '../../../entities/team/index.ts';
import { useToday } from '../../../kit/days/today.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { fortnightTo } from '../model/agent-search.ts';
import type { FigureId } from '../model/team-figures.ts';
import { FigureCards } from './figure-cards.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeNews } from './home-news.tsx';
import { QuickWays } from './quick-ways.tsx';
import { TeamChart } from './team-chart.tsx';
import { WaitingContracts } from './waiting-contracts.tsx';

const todayFigures: readonly FigureId[] = [
  'members',
  'newMembers',
  'activeMembers',
  'deposits',
  'withdrawals',
  'openStake',
  'profit',
];
const trendFigures: readonly FigureId[] = [
  'validBet',
  'profit',
  'commission',
  'deposits',
  'activeMembers',
  'newMembers',
];

/** The agent's first page: today in brief, what waits for them, and shortcuts. */
export function HomePage({ member }: { member: MemberInfo }) {
  const t = useTranslate();
  const today = useToday(useSite().brand.timeZone);
  const { data, isError, refetch } = useQuery(overviewQuery({ from: today, to: today }));
  return (
    <div className="flex flex-col gap-5">
      <HomeHero member={member} today={today} overview={data} />
      <WaitingContracts />
      <QuickWays />
      <section aria-label={t('agent_home_today')} className="flex flex-col gap-2.5">
        <SectionHead title={t('agent_home_today')} to="/agent/agentTeamOverview" more={t('agent_nav_overview')} />
        {isError && !data ? (
          <LoadFailure onRetry={() => void refetch()} />
        ) : (
          <FigureCards ids={todayFigures} now={data?.now} before={data?.before} isCompared />
        )}
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Trend to={today} />
        <section aria-label={t('agent_nav_announcements')} className="flex flex-col gap-2.5">
          <SectionHead
            title={t('agent_nav_announcements')}
            to="/agent/agentAnnouncement"
            more={t('agent_home_all_news')}
          />
          <HomeNews memberId={member.id} />
        </section>
      </div>
    </div>
  );
}

type SectionHeadProps = { title: string; to: '/agent/agentTeamOverview' | '/agent/agentAnnouncement'; more: string };

function SectionHead({ title, to, more }: SectionHeadProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <h2 className="text-base font-bold">{title}</h2>
      <Link
        to={to}
        className="touch-target inline-flex h-9 items-center gap-1 rounded-sm px-1 text-[13px] font-semibold text-gold"
      >
        {more}
        <Icon name="chevronEnd" size={16} />
      </Link>
    </div>
  );
}

function Trend({ to }: { to: string }) {
  const t = useTranslate();
  const [figure, setFigure] = useState<FigureId>('validBet');
  const { data, isError, refetch } = useQuery(teamDaysQuery(fortnightTo(to)));
  return (
    <section aria-label={t('agent_home_trend')} className="flex flex-col gap-2.5">
      <h2 className="flex min-h-9 items-center text-base font-bold">{t('agent_home_trend')}</h2>
      {data ? (
        <TeamChart days={data.list} ids={trendFigures} figure={figure} onFigure={setFigure} />
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-85 rounded-md sm:h-80" />
      )}
    </section>
  );
}
