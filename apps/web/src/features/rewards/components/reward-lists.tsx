import type { PastReward } from '@champa/contract';
import { formatDateTime, type MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSite } from '../../../shared/site.ts';
import { comingQuery, pastQuery } from '../api/rewards.ts';
import { useRewardTitle } from '../model/reward-titles.ts';
import { PagedRewards } from './paged-rewards.tsx';
import { RewardRow } from './reward-row.tsx';

/** What can be claimed later, the next first. */
export function ComingRewards() {
  const t = useTranslate();
  const titleOf = useRewardTitle();
  const { timeZone } = useSite().brand;
  const query = useInfiniteQuery(comingQuery);
  return (
    <PagedRewards
      label={t('rewards_tab_coming')}
      list={query.data?.pages.flatMap(({ list }) => list)}
      query={query}
      empty={{ title: t('rewards_coming_none'), text: t('rewards_coming_none_text') }}
    >
      {(reward) => (
        <RewardRow
          key={reward.id}
          kind={reward.kind}
          title={titleOf(reward)}
          content={reward.content}
          time={t('rewards_from', { time: formatDateTime(reward.claimableFrom, timeZone) })}
          isFaint
        />
      )}
    </PagedRewards>
  );
}

const states: Record<PastReward['state'], { label: MessageId; colour: string }> = {
  claimed: { label: 'reward_state_claimed', colour: 'bg-jade/15 text-jade' },
  credited: { label: 'reward_state_credited', colour: 'bg-jade/15 text-jade' },
  expired: { label: 'reward_state_expired', colour: 'bg-surface-3 text-text' },
  taken_back: { label: 'reward_state_taken_back', colour: 'bg-surface-3 text-text' },
};

/** What became of the member's rewards, latest first. */
export function PastRewards() {
  const t = useTranslate();
  const titleOf = useRewardTitle();
  const { timeZone } = useSite().brand;
  const query = useInfiniteQuery(pastQuery);
  return (
    <PagedRewards
      label={t('rewards_tab_past')}
      list={query.data?.pages.flatMap(({ list }) => list)}
      query={query}
      empty={{ title: t('rewards_past_none'), text: t('rewards_past_none_text') }}
    >
      {(reward) => (
        <RewardRow
          key={reward.id}
          kind={reward.kind}
          title={titleOf(reward)}
          content={reward.content}
          time={formatDateTime(reward.at, timeZone)}
          isFaint={reward.state === 'expired' || reward.state === 'taken_back'}
        >
          <span className={cx('rounded-full px-2.5 py-1 text-xs font-semibold', states[reward.state].colour)}>
            {t(states[reward.state].label)}
          </span>
        </RewardRow>
      )}
    </PagedRewards>
  );
}
