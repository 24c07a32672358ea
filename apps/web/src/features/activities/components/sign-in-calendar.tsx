import { ApiError } from '@champa/api-client';
import type { SignInDay, SignInDays } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Button, cx, Icon, IconButton, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkIn, signInDaysQuery } from '../../../entities/promotion/index.ts';
import { useClaimPress } from '../../../entities/reward/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { useCalendarNames, weekdayOf } from '../../../kit/days/calendar-names.ts';
import { Countdown } from '../../../kit/days/countdown.tsx';
import { useServerClock } from '../../../kit/days/server-clock.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { ArtIcon } from '../../../kit/pictures/art-icon.tsx';
import { monthBeside } from '../model/month.ts';
import { Steps } from './task-list.tsx';

/** The sign-in days of a month, the streak and its rewards; renders nothing where the brand has none. */
export function SignInCalendar({ withButton }: { withButton: boolean }) {
  const [month, setMonth] = useState<string>();
  const { data, error, refetch, isPlaceholderData } = useQuery(signInDaysQuery(month));
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
  if (!data)
    return error ? <LoadFailure onRetry={() => void refetch()} /> : <Skeleton className="h-150 rounded-md md:h-96" />;
  return (
    <div className={cx('flex flex-col gap-4 transition-opacity', isPlaceholderData && 'opacity-60')}>
      <Streak data={data} withButton={withButton} />
      {data.steps.length > 0 && <Steps steps={data.steps} unit="days" />}
      <Month data={data} onMonth={setMonth} />
    </div>
  );
}

function Streak({ data, withButton }: { data: SignInDays; withButton: boolean }) {
  const t = useTranslate();
  const { busy, press } = useClaimPress();
  const [opened] = useState(() => Date.now());
  const now = useServerClock(new Date(opened).toISOString(), opened);
  const { streak, length, isSignedToday, nextDayAt } = data;
  const signIn = async (): Promise<string> => {
    await checkIn();
    return t('activity_done_check_in');
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ArtIcon name="HOT" size={36} />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-extrabold">
          {t('sign_days_streak', { streak })}{' '}
          <span className="text-[13px] font-normal text-muted">{t('sign_days_of', { length })}</span>
        </p>
        {isSignedToday && (
          <p className="text-[13px] text-muted tabular">
            {t('sign_days_next')} <Countdown until={nextDayAt} now={now} className="font-semibold" />
          </p>
        )}
      </div>
      {withButton &&
        (isSignedToday ? (
          <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-jade max-sm:basis-full">
            <Icon name="check" size={18} />
            {t('sign_days_today')}
          </span>
        ) : (
          <Button busy={busy !== null} onClick={() => press('day', signIn)} className="max-sm:w-full">
            {t('activity_do_check_in')}
          </Button>
        ))}
    </div>
  );
}

const looks = {
  signed: { label: 'sign_day_signed', face: 'gold-face' },
  before: { label: 'sign_day_before', face: 'text-muted opacity-60' },
  missed: { label: 'sign_day_missed', face: 'text-muted line-through' },
  today: { label: 'sign_day_today', face: 'bg-surface-3 ring-2 ring-gold ring-inset' },
  coming: { label: 'sign_day_coming', face: 'bg-surface-3/70 text-text' },
} as const satisfies Record<SignInDay['state'], { label: MessageId; face: string }>;

type MonthProps = { data: SignInDays; onMonth: (month: string) => void };

function Month({ data: { days, today }, onMonth }: MonthProps) {
  const t = useTranslate();
  const times = useTimeFormat();
  const names = useCalendarNames();
  const [first] = days;
  if (!first) return null;
  const month = first.date.slice(0, 7);
  return (
    <div>
      <div className="flex items-center justify-between">
        <IconButton
          icon="chevronStart"
          label={t('sign_days_previous')}
          onClick={() => onMonth(monthBeside(month, -1))}
        />
        <p aria-live="polite" className="text-sm font-bold">
          {names.month(month)}
        </p>
        <IconButton
          icon="chevronEnd"
          label={t('sign_days_following')}
          disabled={month >= today.slice(0, 7)}
          onClick={() => onMonth(monthBeside(month, 1))}
        />
      </div>
      <ol className="mt-1 grid grid-cols-7 gap-1.5">
        {Array.from({ length: 7 }, (_, column) => (
          <li key={`head ${column}`} aria-hidden="true" className="py-1 text-center text-xs text-muted">
            {names.column(column + 1)}
          </li>
        ))}
        {days.map(({ date, state, streak }, index) => (
          <li
            key={date}
            style={index === 0 ? { gridColumnStart: weekdayOf(date) } : undefined}
            className={cx(
              'relative grid aspect-square max-h-12 w-full place-items-center rounded-sm text-[13px] font-semibold tabular',
              looks[state].face,
            )}
          >
            <span aria-hidden="true">
              {state === 'signed' ? <Icon name="check" size={18} /> : Number(date.slice(8))}
              {(state === 'today' || state === 'coming') && streak !== null && (
                <span className="absolute end-1 top-0.5 text-[10px] font-normal text-muted">{streak}</span>
              )}
            </span>
            <span className="sr-only">{t(looks[state].label, { day: times.day(date) })}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
