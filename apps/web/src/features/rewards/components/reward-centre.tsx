import { newIdempotencyKey } from '@champa/api-client';
import type { Reward } from '@champa/contract';
import { formatDateTime, type MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { formatDecimal, parseAmount, sum } from '@champa/money';
import { Button, Icon, Money, showToast, Skeleton, StateView, useMoneyFormat } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDescribeError } from '../../../shared/describe-error.ts';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { useSite } from '../../../shared/site.ts';
import { claimAllRewards, claimReward, rewardsNowQuery } from '../api/rewards.ts';

const names = {
  rebate: { title: 'reward_rebate', text: 'reward_rebate_text' },
} as const satisfies Record<Reward['kind'], { title: MessageId; text: MessageId }>;

const ALL = 'all';

/** Everything the member can claim now, each by itself or all at once. */
export function RewardCentre() {
  const t = useTranslate();
  const money = useMoneyFormat();
  const { data, isError, refetch } = useQuery(rewardsNowQuery);
  const { busy, claim } = useClaiming();
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Skeleton className="h-56 rounded-md" />;
  const { list } = data;
  return (
    <section aria-label={t('rewards_list')} className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('rewards_intro')}</p>
      {list.length === 0 ? (
        <StateView
          art="empty"
          title={t('rewards_none')}
          text={t('rewards_none_text')}
          className="rounded-md bg-surface-2"
        />
      ) : (
        <ul className="flex flex-col gap-2.5">
          {list.map((reward) => (
            <RewardRow
              key={reward.id}
              reward={reward}
              isBusy={busy === reward.id || busy === ALL}
              onClaim={() => claim(reward.id, async (key) => [await claimReward(reward, key)])}
            />
          ))}
        </ul>
      )}
      {list.length > 1 && (
        <Button wide size="large" busy={busy === ALL} onClick={() => claim(ALL, claimAllRewards)}>
          {t('rewards_claim_all', { amount: money(formatDecimal(sum(list.map(({ amount }) => parseAmount(amount))))) })}
        </Button>
      )}
    </section>
  );
}

type RewardRowProps = { reward: Reward; isBusy: boolean; onClaim: () => void };

function RewardRow({ reward, isBusy, onClaim }: RewardRowProps) {
  const t = useTranslate();
  const { timeZone } = useSite().brand;
  const { title, text } = names[reward.kind];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-surface-2 p-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-gold/15 text-gold">
        <Icon name="gift" size={22} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{t(title)}</span>
        <span className="block text-[13px] text-muted">
          {reward.expiresAt === null
            ? t(text)
            : t('rewards_until', { time: formatDateTime(reward.expiresAt, timeZone) })}
        </span>
      </span>
      <Money value={reward.amount} className="text-lg font-extrabold" />
      <Button busy={isBusy} onClick={onClaim} className="max-sm:w-full">
        {t('rewards_claim')}
      </Button>
    </li>
  );
}

/** One press claims once: pressed again after a failure of the line, it sends the same key. */
function useClaiming() {
  const t = useTranslate();
  const money = useMoneyFormat();
  const describeError = useDescribeError();
  const [busy, setBusy] = useState<string | null>(null);
  const [keys, setKeys] = useState<Readonly<Record<string, string>>>({});
  const claim = (what: string, send: (key: string) => Promise<string[]>) => {
    if (busy !== null) return;
    const key = keys[what] ?? newIdempotencyKey();
    setKeys({ ...keys, [what]: key });
    setBusy(what);
    send(key)
      .then((paid) => {
        setKeys(({ [what]: _, ...others }) => others);
        showToast('success', t('rewards_claimed_toast', { amount: money(formatDecimal(sum(paid.map(parseAmount)))) }));
      })
      .catch((error: unknown) => showToast('error', describeError(error)))
      .finally(() => setBusy(null));
  };
  return { busy, claim };
}
