import { newIdempotencyKey, rewardsCalls } from '@champa/api-client';
import type { RewardContent } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { showToast } from '@champa/ui';
import { useRef, useState } from 'react';
import { api } from './api.ts';
import { useDescribeError } from './describe-error.ts';
import { useRewardWords } from './reward-words.ts';
import { askRewardsAnew } from './rewards.ts';

export type RewardClaim = {
  /** The reward that is being claimed. */
  busy: string | null;
  claim: (id: string) => void;
};

/** Claims rewards by their ids. One press claims once: pressed again after a failure of the line, it sends the same key. */
export function useRewardClaim(onDone: () => Promise<unknown>): RewardClaim {
  const t = useTranslate();
  const words = useRewardWords();
  const describeError = useDescribeError();
  const keys = useRef(new Map<string, string>());
  const [busy, setBusy] = useState<string | null>(null);

  async function send(id: string): Promise<RewardContent> {
    const idempotencyKey = keys.current.get(id) ?? newIdempotencyKey();
    keys.current.set(id, idempotencyKey);
    const { content } = await api.call(rewardsCalls.claimReward, { params: { id }, body: { idempotencyKey } });
    keys.current.delete(id);
    return content;
  }

  return {
    busy,
    claim: (id) => {
      if (busy !== null) return;
      setBusy(id);
      send(id)
        .then((content) => showToast('success', t('given_toast', { reward: words(content) })))
        .catch((error: unknown) => showToast('error', describeError(error)))
        .finally(async () => {
          await Promise.all([onDone(), askRewardsAnew()]).catch(() => undefined);
          setBusy(null);
        });
    },
  };
}
