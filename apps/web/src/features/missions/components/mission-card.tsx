import type { Mission } from '@champa/contract';
import { formatCount, type MessageId } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { Button, buttonClass, cx, Icon, useMoneyFormat } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import type { RewardClaim } from '../../../entities/reward/index.ts';
import { Countdown } from '../../../kit/days/countdown.tsx';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { ProgressBar } from '../../../kit/lists/progress-bar.tsx';
import { ArtIcon } from '../../../kit/pictures/art-icon.tsx';
import { artOf, isMoneyGoal, goalPage } from '../model/mission-list.ts';
import { DayStrip } from './day-strip.tsx';
import { RewardMark } from './reward-mark.tsx';

type MissionCardProps = { mission: Mission; now: number; claiming: RewardClaim };

/** A mission: its goal, its progress, its reward. */
export function MissionCard({ mission, now, claiming }: MissionCardProps) {
  const t = useTranslate();
  const { title, text, goal, percent, days, reward, stars, state } = mission;
  const progressText = useProgressText(mission);
  const isOver = state === 'claimed' || state === 'expired' || state === 'refused';
  return (
    <li
      className={cx(
        'card-face flex flex-col gap-3 rounded-lg p-4',
        state === 'claim' && 'ring-1 ring-gold ring-inset',
        isOver && 'opacity-75',
      )}
    >
      <div className="flex items-start gap-3">
        <span className="grid size-12 shrink-0 place-items-center rounded-md bg-surface-2">
          <ArtIcon name={artOf(goal)} size={30} />
        </span>
        <div className="min-w-0 flex-1">
          <h4 className="leading-snug font-bold">{title}</h4>
          <p className="mt-0.5 text-[13px] text-muted">{text}</p>
        </div>
      </div>
      {days && <DayStrip days={days} />}
      <div className="mt-auto">
        <p className="mb-1.5 flex items-baseline justify-between gap-3 text-[13px] tabular">
          <span className="text-muted">{progressText}</span>
          <span className="font-semibold">{percent}%</span>
        </p>
        <ProgressBar percent={percent} label={title} text={progressText} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <RewardMark reward={reward} className="text-gold" />
        {stars > 0 && (
          <span className="inline-flex items-center gap-1 text-[13px] text-muted">
            <Icon name="plus" size={12} />
            {t('mission_stars', { count: stars })}
          </span>
        )}
        <div className="ms-auto flex min-h-11 items-center">
          <Action mission={mission} claiming={claiming} />
        </div>
      </div>
      <Deadline mission={mission} now={now} />
    </li>
  );
}

const ends = {
  completed: 'mission_completed',
  claimed: 'mission_claimed',
  expired: 'mission_expired',
  refused: 'mission_refused',
} as const satisfies Partial<Record<Mission['state'], MessageId>>;

function Action({ mission, claiming: { busy, claim } }: Pick<MissionCardProps, 'mission' | 'claiming'>) {
  const t = useTranslate();
  const { state, gift, title, goal } = mission;
  if (state === 'coming') return null;
  if (state === 'claim' && gift) {
    return (
      <Button busy={busy === gift.id} onClick={() => claim(gift.id)} aria-label={t('mission_claim_of', { title })}>
        {t('mission_claim')}
      </Button>
    );
  }
  if (state !== 'open' && state !== 'claim') {
    return (
      <span
        className={cx(
          'inline-flex items-center gap-1.5 text-[13px] font-semibold',
          state === 'claimed' || state === 'completed' ? 'text-jade' : 'text-muted',
        )}
      >
        {(state === 'claimed' || state === 'completed') && <Icon name="check" size={16} />}
        {t(ends[state])}
      </span>
    );
  }
  const way = goalPage(goal);
  if (!way) return null;
  const look = buttonClass({ kind: 'outline' });
  if (way.to !== '/$area') {
    return (
      <Link to={way.to} className={look}>
        {t(way.to === '/' ? 'mission_go' : 'deposit')}
      </Link>
    );
  }
  return (
    <Link to="/$area" params={{ area: way.area }} search={{ vassalage: way.vassalage }} className={look}>
      {t('mission_go')}
    </Link>
  );
}

/** The time left for the mission, or to claim its reward. */
function Deadline({ mission: { state, gift, period }, now }: Pick<MissionCardProps, 'mission' | 'now'>) {
  const t = useTranslate();
  const times = useTimeFormat();
  if (state === 'claim' && gift?.expiresAt) {
    return <p className="text-xs text-muted tabular">{t('mission_until', { time: times.full(gift.expiresAt) })}</p>;
  }
  if (state !== 'open' && state !== 'coming') return null;
  return (
    <p className="flex items-center gap-1.5 text-xs text-muted tabular">
      <Icon name="history" size={14} />
      {t(state === 'coming' ? 'mission_starts' : 'mission_ends')}
      <Countdown until={state === 'coming' ? period.startsAt : period.endsAt} now={now} className="font-semibold" />
    </p>
  );
}

function useProgressText({ goal, progress, target }: Mission): string {
  const t = useTranslate();
  const money = useMoneyFormat();
  const locale = useLocale();
  const sizeText = (size: string): string => (isMoneyGoal(goal.kind) ? money(size) : formatCount(Number(size), locale));
  return t('mission_progress', { progress: sizeText(progress), target: sizeText(target) });
}
