import { newIdempotencyKey, rewardsCalls } from '@champa/api-client';
import { useTranslate } from '@champa/i18n/react';
import { showToast } from '@champa/ui';
import { useRef, useState } from 'react';
import { api } from '../../kit/api/api.ts';
import { useDescribeError } from '../../kit/api/describe-error.ts';
import { refetchAfter, shownAfter } from '../../kit/api/live-news.ts';
import { useRewardWords } from './reward-words.ts';

export type ClaimPress = {
  /** What is being claimed. */
  busy: string | null;
  /** Claims. `send` returns the message to show. */
  press: (what: string, send: (idempotencyKey: string) => Promise<string>) => void;
};

/** One press claims once: pressing again after a network failure sends the same key. */
export function useClaimPress(): ClaimPress {
  const describeError = useDescribeError();
  const keys = useRef(new Map<string, string>());
  const isUnderWay = useRef(false);
  const [busy, setBusy] = useState<string | null>(null);
  return {
    busy,
    press: (what, send) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setBusy(what);
      const key = keys.current.get(what) ?? newIdempotencyKey();
      keys.current.set(what, key);
      send(key)
        .then((message) => {
          keys.current.delete(what);
          showToast('success', message);
        })
        .catch((error: unknown) => showToast('error', describeError(error)))
        .finally(() => {
          isUnderWay.current = false;
          setBusy(null);
        });
    },
  };
}

export type RewardClaim = {
  /** The reward that is being claimed. */
  busy: string | null;
  claim: (id: string) => void;
};

/** Claims rewards by ID. */
export function useRewardClaim(): RewardClaim {
  const t = useTranslate();
  const words = useRewardWords();
  const { busy, press } = useClaimPress();
  const send = async (id: string, idempotencyKey: string): Promise<string> => {
    const claimed = api.call(rewardsCalls.claimReward, { params: { id }, body: { idempotencyKey } });
    const { content } = await shownAfter(claimed, () => refetchAfter('rewards'));
    return t('given_toast', { reward: words(content) });
  };
  return { busy, claim: (id) => press(id, (key) => send(id, key)) };
}
