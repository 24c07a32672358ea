import type { Activity } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, Icon, Skeleton } from '@champa/ui';
import { useState } from 'react';
import { rewardArt, useRewardWords } from '../../../entities/reward/index.ts';
import { Countdown } from '../../../kit/days/countdown.tsx';
import { useServerClock } from '../../../kit/days/server-clock.ts';
import { ArtIcon } from '../../../kit/pictures/art-icon.tsx';
import { givenWords } from '../model/given-words.ts';
import { nextTime } from '../model/next-time.ts';
import { looksOf, textOf } from '../model/state-looks.ts';
import { useActivity } from '../model/use-activity.ts';
import { ApplicationCard } from './application-card.tsx';
import { ApplyForm } from './apply-form.tsx';
import { SignInCalendar } from './sign-in-calendar.tsx';
import { TaskList } from './task-list.tsx';

/** The member's state and progress in a promotion. */
export function ActivityPanel({ id }: { id: string }) {
  const t = useTranslate();
  const activity = useActivity(id);
  if (activity === undefined) return <Skeleton className="h-20 rounded-lg" />;
  if (activity === null) return null;
  return (
    <section aria-label={t('activity_state')} className="flex flex-col gap-4 rounded-lg bg-surface-2 p-4">
      <State activity={activity} />
      <Waiting waiting={activity.waiting} />
      {activity.kind === 'sign_in_days' ? (
        <SignInCalendar withButton={false} />
      ) : (
        activity.tasks.length > 0 && <TaskList tasks={activity.tasks} />
      )}
      {activity.application && <ApplicationCard application={activity.application} isInner />}
      {activity.action === 'apply' && <ApplyForm id={activity.id} />}
    </section>
  );
}

function State({ activity }: { activity: Activity }) {
  const t = useTranslate();
  const { reason } = activity;
  const given = givenWords(activity);
  const { label, icon, tone } = looksOf(activity);
  return (
    <div className="flex items-start gap-3">
      <span className={cx('grid size-11 shrink-0 place-items-center rounded-full', tone)}>
        <Icon name={icon} size={22} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-base leading-snug font-extrabold">{t(label)}</p>
        <p className="text-[13px] text-muted">{reason?.text ?? t(textOf(activity))}</p>
        {given && <p className="mt-0.5 text-[13px] text-muted tabular">{t(given.id, given.values)}</p>}
        <Times activity={activity} />
      </div>
    </div>
  );
}

/** The times of what happens by itself, with countdowns. */
function Times({ activity }: { activity: Activity }) {
  const t = useTranslate();
  const [opened] = useState(() => Date.now());
  const now = useServerClock(new Date(opened).toISOString(), opened);
  const time = nextTime(activity, now);
  if (!time) return null;
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-1.5 text-[13px] tabular">
      <Icon name="history" size={14} className="text-muted" />
      <span className="text-muted">{t(time.label)}</span>
      <Countdown until={time.until} now={now} className="font-bold" />
    </p>
  );
}

function Waiting({ waiting }: Pick<Activity, 'waiting'>) {
  const t = useTranslate();
  const words = useRewardWords();
  if (waiting.length === 0) return null;
  return (
    <div className="rounded-md bg-gold/10 p-3 ring-1 ring-gold ring-inset">
      <p className="text-[13px] font-semibold text-muted">{t('activity_waiting')}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        {waiting.map(({ id, reward }) => (
          <li key={id} className="flex items-center gap-2 text-lg font-extrabold text-gold tabular">
            <ArtIcon name={rewardArt[reward.kind]} size={24} />
            {words(reward)}
          </li>
        ))}
      </ul>
    </div>
  );
}
