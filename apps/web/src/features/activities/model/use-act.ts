import { newIdempotencyKey } from '@champa/api-client';
import type { Activity } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { showToast } from '@champa/ui';
import { useRef, useState } from 'react';
import { useDescribeError } from '../../../shared/describe-error.ts';
import { useRewardWords } from '../../../shared/reward-words.ts';
import { checkIn, claimActivity, claimRaffle, joinActivity } from '../api/activities.ts';

/** Does what an activity offers to do. One press claims once: pressed again after a failure of the line, it sends the same key. */
export function useAct({ id, kind, action }: Pick<Activity, 'id' | 'kind' | 'action'>) {
  const t = useTranslate();
  const words = useRewardWords();
  const describeError = useDescribeError();
  const key = useRef<string>(undefined);
  const [isBusy, setBusy] = useState(false);

  async function claim(): Promise<string> {
    key.current ??= newIdempotencyKey();
    if (kind === 'raffle') {
      const count = await claimRaffle(id, key.current);
      key.current = undefined;
      return t('activity_claimed_tickets', { count });
    }
    const claimed = await claimActivity(id, key.current);
    key.current = undefined;
    return t('given_toast', { reward: claimed.map(words).join(' + ') });
  }

  async function act(): Promise<string | undefined> {
    switch (action) {
      case 'sign_up':
        await joinActivity(id);
        return t('activity_done_sign_up');
      case 'join':
        await joinActivity(id);
        return t('activity_done_join');
      case 'check_in':
        await checkIn();
        return t('activity_done_check_in');
      case 'claim':
        return claim();
      default:
        return undefined;
    }
  }

  return {
    isBusy,
    act: () => {
      if (isBusy) return;
      setBusy(true);
      act()
        .then((told) => told && showToast('success', told))
        .catch((error: unknown) => showToast('error', describeError(error)))
        .finally(() => setBusy(false));
    },
  };
}
