import type { Mission, MissionActivity, missionSummary, OperationValue } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, Skeleton, StateView, buttonClass } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { missionSummaryQuery } from '../../../entities/mission/index.ts';
import { rewardArt, type RewardClaim, useRewardClaim } from '../../../entities/reward/index.ts';
import { useServerClock } from '../../../kit/days/server-clock.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { ArtIcon } from '../../../kit/pictures/art-icon.tsx';
import type { ArtIconName } from '../../../kit/pictures/art-icons.ts';
import { useLanguage } from '../../../kit/text/language.ts';
import { groupMissions } from '../model/mission-list.ts';
import { MissionCard } from './mission-card.tsx';
import { RewardMark } from './reward-mark.tsx';

type Summary = OperationValue<typeof missionSummary>;

/** All missions: first those with rewards to claim, then those to do. */
export function MissionLists() {
  const { data, isError, refetch, dataUpdatedAt } = useQuery(missionSummaryQuery(useLanguage()));
  if (data) return <Lists summary={data} cameAt={dataUpdatedAt} />;
  return isError ? <LoadFailure onRetry={() => void refetch()} /> : <ListsSkeleton />;
}

function Lists({ summary, cameAt }: { summary: Summary; cameAt: number }) {
  const t = useTranslate();
  const now = useServerClock(summary.now, cameAt);
  const claiming = useRewardClaim();
  const { ready, signIn, daily, weekly, event } = groupMissions(summary.missions);
  const activityOf = (mission: Mission) => summary.activities.find(({ code }) => code === mission.activity);
  const activity = event.map(activityOf).find((found) => found !== undefined);
  if (summary.missions.length + summary.prizes.length === 0) {
    return (
      <StateView
        art="empty"
        title={t('missions_none')}
        text={t('missions_none_text')}
        action={
          <Link to="/promotions" className={buttonClass()}>
            {t('promotions_see')}
          </Link>
        }
        className="rounded-md bg-surface-2"
      />
    );
  }
  const cards = { now, claiming };
  return (
    <div className="flex flex-col gap-6">
      {ready.length + summary.prizes.length > 0 && (
        <Group icon="PROMO" title={t('missions_ready')}>
          {summary.prizes.map((prize) => (
            <PrizeCard key={prize.gift.id} prize={prize} claiming={claiming} />
          ))}
          <Cards missions={ready} {...cards} />
        </Group>
      )}
      <Section icon="HOME" title={t('missions_sign_in')} missions={signIn} {...cards} />
      <Section icon="HOT" title={t('missions_daily')} missions={daily} {...cards} />
      <Section icon="WINNERS" title={t('missions_weekly')} missions={weekly} {...cards} />
      {event.length > 0 && (
        <Group icon="REWARDS" title={t('missions_event')} action={activity && <EventLink activity={activity} />}>
          <Cards missions={event} {...cards} />
        </Group>
      )}
    </div>
  );
}

type CardsProps = { missions: readonly Mission[]; now: number; claiming: RewardClaim };

function Section({ icon, title, ...cards }: CardsProps & { icon: ArtIconName; title: string }) {
  if (cards.missions.length === 0) return null;
  return (
    <Group icon={icon} title={title}>
      <Cards {...cards} />
    </Group>
  );
}

type GroupProps = { icon: ArtIconName; title: string; action?: ReactNode; children: ReactNode };

function Group({ icon, title, action, children }: GroupProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <div className="flex min-h-9 items-center gap-2">
        <ArtIcon name={icon} size={22} />
        <h3 className="flex-1 text-base font-extrabold tracking-tight">{title}</h3>
        {action}
      </div>
      <ul className="grid gap-3 lg:grid-cols-2">{children}</ul>
    </section>
  );
}

export function Cards({ missions, now, claiming }: CardsProps) {
  return missions.map((mission) => (
    <MissionCard key={`${mission.id} ${mission.period.firstDay}`} mission={mission} now={now} claiming={claiming} />
  ));
}

function EventLink({ activity }: { activity: MissionActivity }) {
  const t = useTranslate();
  return (
    <Link to="/missions" search={{ activity: activity.code }} className={buttonClass({ kind: 'plain', size: 'small' })}>
      {t('missions_open_event')}
      <Icon name="chevronEnd" size={16} />
    </Link>
  );
}

type PrizeCardProps = { prize: Summary['prizes'][number]; claiming: RewardClaim };

/** A board's prize that can be claimed. */
function PrizeCard({ prize: { title, reward, gift }, claiming: { busy, claim } }: PrizeCardProps) {
  const t = useTranslate();
  const times = useTimeFormat();
  return (
    <li className="card-face flex flex-wrap items-center gap-3 rounded-lg p-4 ring-1 ring-gold ring-inset">
      <span className="grid size-12 shrink-0 place-items-center rounded-md bg-surface-2">
        <ArtIcon name={rewardArt[reward.kind]} size={30} />
      </span>
      <div className="min-w-0 flex-1">
        <h4 className="leading-snug font-bold">{t('mission_prize_of', { title })}</h4>
        <RewardMark reward={reward} className="mt-0.5 text-gold" />
        {gift.expiresAt !== null && (
          <p className="mt-0.5 text-xs text-muted tabular">
            {t('mission_until', { time: times.full(gift.expiresAt) })}
          </p>
        )}
      </div>
      <Button busy={busy === gift.id} onClick={() => claim(gift.id)} aria-label={t('mission_claim_of', { title })}>
        {t('mission_claim')}
      </Button>
    </li>
  );
}

export function ListsSkeleton() {
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      {Array.from({ length: 4 }, (_, card) => (
        <Skeleton key={card} className="h-52 rounded-lg" />
      ))}
    </div>
  );
}
