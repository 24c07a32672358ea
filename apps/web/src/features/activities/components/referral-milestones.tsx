import { ApiError } from '@champa/api-client';
import { useTranslate } from '@champa/i18n/react';
import { Skeleton, useMoneyFormat } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { milestonesQuery } from '../../../entities/promotion/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { ProgressBar } from '../../../kit/lists/progress-bar.tsx';
import { usePromiseWords, wholeOf } from '../model/words.ts';
import { Steps } from './task-list.tsx';

/** The rewards for referrals, and the member's progress; renders nothing where the brand has none. */
export function ReferralMilestones() {
  const t = useTranslate();
  const money = useMoneyFormat();
  const promised = usePromiseWords();
  const { data, error, refetch } = useQuery(milestonesQuery);
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
  if (!data)
    return error ? <LoadFailure onRetry={() => void refetch()} /> : <Skeleton className="h-60 rounded-md sm:h-55" />;
  const { friends, qualified, conditions, perFriend, milestones } = data;
  const progressText = t('milestones_friends', { qualified, friends });
  const last = milestones.at(-1);
  const most = last ? wholeOf(last.at) : 0;
  const terms = { deposited: money(conditions.deposited), bet: money(conditions.validBet) };
  return (
    <section aria-label={t('milestones')} className="flex flex-col gap-2 rounded-md bg-surface-2 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-sm font-bold">{t('milestones')}</h3>
        <p className="text-[13px] text-muted tabular">{progressText}</p>
      </div>
      {most > 0 && (
        <ProgressBar
          percent={Math.min(100, Math.floor((qualified * 100) / most))}
          label={t('milestones')}
          text={progressText}
        />
      )}
      <Steps steps={milestones} unit="friends" />
      {perFriend && (
        <p className="text-sm">
          {t('milestones_each')}: <span className="font-extrabold text-gold tabular">{promised(perFriend)}</span>
        </p>
      )}
      <p className="text-[13px] text-muted">
        {conditions.days === null
          ? t('milestones_conditions', terms)
          : t('milestones_conditions_days', { ...terms, days: conditions.days })}
      </p>
    </section>
  );
}
