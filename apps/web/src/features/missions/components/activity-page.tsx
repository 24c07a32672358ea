import type { MissionActivity } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { buttonClass, Button, Icon, Plumeria, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { type BoardWish, missionSummaryQuery } from '../../../entities/mission/index.ts';
import { useRewardClaim } from '../../../entities/reward/index.ts';
import { PageTitle } from '../../../entities/site/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { Countdown } from '../../../kit/days/countdown.tsx';
import { useServerClock } from '../../../kit/days/server-clock.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { ArtIcon } from '../../../kit/pictures/art-icon.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { BoardPanel } from './board-panel.tsx';
import { Cards, ListsSkeleton } from './mission-lists.tsx';

type ActivityPageProps = {
  /** Which event; by default the first. */
  code: string | undefined;
  isMember: boolean;
  onLogin: () => void;
};

/** An event with missions: its description, missions and board. */
export function ActivityPage({ code, isMember, onLogin }: ActivityPageProps) {
  const t = useTranslate();
  return (
    <div className="flex flex-col gap-6">
      {isMember ? (
        <OfMember code={code} />
      ) : (
        <>
          <PageTitle title={t('missions_heading')} />
          <Hero title={t('missions_heading')} text={t('missions_visitor')}>
            <Button size="large" className="mt-5" onClick={onLogin}>
              {t('login')}
            </Button>
          </Hero>
        </>
      )}
    </div>
  );
}

function OfMember({ code }: { code: string | undefined }) {
  const t = useTranslate();
  const { data, isError, refetch, dataUpdatedAt } = useQuery(missionSummaryQuery(useLanguage()));
  const claiming = useRewardClaim();
  const [day, setDay] = useState<string>();
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <ListsSkeleton />;
  const activity = code === undefined ? data.activities[0] : data.activities.find((each) => each.code === code);
  if (!activity) {
    return (
      <>
        <PageTitle title={t('missions_heading')} />
        <StateView
          art="empty"
          title={t('missions_event_gone')}
          action={
            <Link to="/promotions" className={buttonClass()}>
              {t('promotions_see')}
            </Link>
          }
        />
      </>
    );
  }
  const missions = data.missions.filter((mission) => mission.activity === activity.code);
  const { board } = activity;
  return (
    <>
      <PageTitle title={activity.title} />
      <EventHero activity={activity} said={data.now} cameAt={dataUpdatedAt} />
      <section aria-label={t('missions_heading')} className="flex flex-col gap-3">
        <div className="flex items-center gap-2">
          <ArtIcon name="REWARDS" size={24} />
          <h2 className="flex-1 text-lg font-extrabold tracking-tight">{t('missions_heading')}</h2>
          <Link to="/member/missionLeaderboard" className={buttonClass({ kind: 'plain', size: 'small' })}>
            {t('missions_all')}
            <Icon name="chevronEnd" size={16} />
          </Link>
        </div>
        <MissionGrid missions={missions} said={data.now} cameAt={dataUpdatedAt} claiming={claiming} />
      </section>
      {board !== null && (
        <section aria-label={t('missions_board')} className="flex flex-col gap-3">
          <h2 className="flex items-center gap-2 text-lg font-extrabold tracking-tight">
            <ArtIcon name="WINNERS" size={24} />
            {t('missions_board')}
          </h2>
          <BoardPanel wish={{ board, day }} onWish={(wish: BoardWish) => setDay(wish.day)} isOnly />
        </section>
      )}
    </>
  );
}

type MissionGridProps = Omit<Parameters<typeof Cards>[0], 'now'> & { said: string; cameAt: number };

function MissionGrid({ missions, said, cameAt, claiming }: MissionGridProps) {
  const now = useServerClock(said, cameAt);
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      <Cards missions={missions} now={now} claiming={claiming} />
    </ul>
  );
}

function EventHero({ activity, said, cameAt }: { activity: MissionActivity; said: string; cameAt: number }) {
  const times = useTimeFormat();
  const t = useTranslate();
  const now = useServerClock(said, cameAt);
  const { title, text, period } = activity;
  const isComing = now < Date.parse(period.startsAt);
  const isOver = now >= Date.parse(period.endsAt);
  return (
    <Hero title={title} text={text}>
      <p className="mt-5 inline-flex flex-wrap items-center gap-x-2 gap-y-1 rounded-full bg-black/35 px-4 py-2 text-sm tabular">
        <Icon name="history" size={16} />
        {isOver ? (
          t('missions_event_gone')
        ) : (
          <>
            {t(isComing ? 'mission_starts' : 'mission_ends')}
            <Countdown
              until={isComing ? period.startsAt : period.endsAt}
              now={now}
              className="font-extrabold text-gold-fill"
            />
          </>
        )}
        <span className="text-garden-muted">{times.days(period.firstDay, period.lastDay)}</span>
      </p>
    </Hero>
  );
}

type HeroProps = { title: string; text: string; children: ReactNode };

function Hero({ title, text, children }: HeroProps) {
  return (
    <header className="garden-face relative overflow-hidden rounded-lg px-6 py-9 sm:px-10 sm:py-12">
      <Plumeria
        size={300}
        className="absolute -end-20 -bottom-24 rotate-12 opacity-80 max-sm:-end-10 max-sm:-bottom-14 max-sm:size-40"
      />
      <Plumeria size={120} className="absolute end-[30%] -top-10 -rotate-12 opacity-50 max-sm:hidden" />
      <div className="relative max-w-xl">
        <ArtIcon name="INHOUSE" size={48} />
        <h1 className="mt-3 text-3xl font-extrabold tracking-tight text-balance sm:text-4xl">{title}</h1>
        <p className="mt-2 text-garden-muted">{text}</p>
        {children}
      </div>
    </header>
  );
}
