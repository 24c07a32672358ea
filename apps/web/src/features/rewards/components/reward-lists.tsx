import type { PastReward } from '@champa/contract';
import { type MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { cx, StateView } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { comingQuery, pastQuery } from '../../../entities/reward/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { PagedList, type PagedQuery } from '../../../kit/lists/paged-list.tsx';
import { RewardRow } from './reward-row.tsx';

/** Coming rewards, the next first. */
export function ComingRewards() {
  const t = useTranslate();
  const times = useTimeFormat();
  return (
    <RewardList
      query={useInfiniteQuery(comingQuery)}
      label={t('rewards_tab_coming')}
      none={{ title: t('rewards_coming_none'), text: t('rewards_coming_none_text') }}
    >
      {(reward) => (
        <RewardRow
          key={reward.id}
          reward={reward}
          time={t('rewards_from', { time: times.full(reward.claimableFrom) })}
          isFaint
        />
      )}
    </RewardList>
  );
}

const states: Record<PastReward['state'], { label: MessageId; colour: string }> = {
  claimed: { label: 'reward_state_claimed', colour: 'bg-jade/15 text-jade' },
  credited: { label: 'reward_state_credited', colour: 'bg-jade/15 text-jade' },
  expired: { label: 'reward_state_expired', colour: 'bg-surface-3 text-text' },
  taken_back: { label: 'reward_state_taken_back', colour: 'bg-surface-3 text-text' },
};

/** Past rewards with their outcome, latest first. */
export function PastRewards() {
  const t = useTranslate();
  const times = useTimeFormat();
  return (
    <RewardList
      query={useInfiniteQuery(pastQuery)}
      label={t('rewards_tab_past')}
      none={{ title: t('rewards_past_none'), text: t('rewards_past_none_text') }}
    >
      {(reward) => (
        <RewardRow
          key={reward.id}
          reward={reward}
          time={times.full(reward.at)}
          isFaint={reward.state === 'expired' || reward.state === 'taken_back'}
        >
          <span className={cx('rounded-full px-2.5 py-1 text-xs font-semibold', states[reward.state].colour)}>
            {t(states[reward.state].label)}
          </span>
        </RewardRow>
      )}
    </RewardList>
  );
}

type RewardListProps<T> = {
  query: PagedQuery<T>;
  label: string;
  none: { title: string; text: string };
  children: (reward: T) => ReactNode;
};

function RewardList<T>({ query, label, none, children }: RewardListProps<T>) {
  return (
    <section aria-label={label}>
      <PagedList
        query={query}
        label={label}
        empty={<StateView art="empty" title={none.title} text={none.text} className="rounded-md bg-surface-2" />}
      >
        {children}
      </PagedList>
    </section>
  );
}
