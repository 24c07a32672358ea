import type { Reward } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { parseAmount, sum } from '@champa/money';
import { Button, Money, Skeleton, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { claimAllRewards, claimReward, rewardsNowQuery, useClaimPress } from '../../../entities/reward/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { useClaimWords } from '../model/claim-words.ts';
import { useRewardTitle } from '../model/reward-titles.ts';
import { shownRewards } from '../model/shown-rewards.ts';
import { RewardRow } from './reward-row.tsx';

const ALL = 'all';

/** All rewards that the member can claim now, one by one or all at once. */
export function ClaimHall() {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(rewardsNowQuery);
  const { busy, press } = useClaimPress();
  const words = useClaimWords();
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Skeleton className="h-72 rounded-md" />;
  const list = shownRewards(data.list);
  return (
    <section aria-label={t('rewards_list')} className="flex flex-col gap-3">
      {list.length === 0 ? (
        <StateView
          art="empty"
          title={t('rewards_none')}
          text={t('rewards_none_text')}
          className="rounded-md bg-surface-2"
        />
      ) : (
        <>
          <Summary
            list={list}
            isBusy={busy === ALL}
            onClaim={() => press(ALL, async (key) => words(await claimAllRewards(key)))}
          />
          <ul className="flex flex-col gap-2.5">
            {list.map((reward) => (
              <WaitingReward
                key={reward.id}
                reward={reward}
                isBusy={busy === reward.id || busy === ALL}
                onClaim={() => press(reward.id, async (key) => words(await claimReward(reward, key)))}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type SummaryProps = { list: readonly Reward[]; isBusy: boolean; onClaim: () => void };

/** The total of the rewards, with their cash as one amount. */
function Summary({ list, isBusy, onClaim }: SummaryProps) {
  const t = useTranslate();
  const cash = sum(list.map(({ content }) => (content.kind === 'cash' ? parseAmount(content.amount) : 0n)));
  return (
    <div className="garden-face flex flex-wrap items-center justify-between gap-4 rounded-md p-5">
      <p className="min-w-0">
        <span className="block text-[13px] text-garden-muted">{t('rewards_ready')}</span>
        {cash > 0n && <Money value={cash} className="block text-3xl font-extrabold tracking-tight" />}
        <span className={cash > 0n ? 'block text-[13px] text-garden-muted' : 'block text-2xl font-extrabold'}>
          {t('rewards_count', { count: list.length })}
        </span>
      </p>
      {list.length > 1 && (
        <Button size="large" busy={isBusy} onClick={onClaim} className="max-sm:w-full">
          {t('rewards_claim_all')}
        </Button>
      )}
    </div>
  );
}

type WaitingRewardProps = { reward: Reward; isBusy: boolean; onClaim: () => void };

function WaitingReward({ reward, isBusy, onClaim }: WaitingRewardProps) {
  const t = useTranslate();
  const times = useTimeFormat();
  const title = useRewardTitle()(reward);
  const { kind, expiresAt } = reward;
  const time =
    expiresAt === null
      ? t(kind === 'rebate' ? 'reward_rebate_text' : 'rewards_forever')
      : t('rewards_until', { time: times.full(expiresAt) });
  return (
    <RewardRow reward={reward} time={time}>
      <Button busy={isBusy} onClick={onClaim} aria-label={t('rewards_claim_named', { name: title })}>
        {t('rewards_claim')}
      </Button>
    </RewardRow>
  );
}
