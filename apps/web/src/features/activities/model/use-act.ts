import type { Activity, ActivityAction } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { checkIn, claimActivity, claimRaffle, joinActivity } from '../../../entities/promotion/index.ts';
import { useClaimPress, useRewardWords } from '../../../entities/reward/index.ts';

/** What one press does; an application has its own form. */
export type Act = Exclude<ActivityAction, 'apply'>;

/** Performs the action that an activity offers. */
export function useAct({ id, kind, action }: Pick<Activity, 'id' | 'kind'> & { action: Act }) {
  const t = useTranslate();
  const words = useRewardWords();
  const { busy, press } = useClaimPress();

  async function act(idempotencyKey: string): Promise<string> {
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
        return claim(idempotencyKey);
    }
  }

  async function claim(idempotencyKey: string): Promise<string> {
    if (kind === 'raffle') return t('activity_claimed_tickets', { count: await claimRaffle(id, idempotencyKey) });
    const claimed = await claimActivity(id, idempotencyKey);
    return t('given_toast', { reward: claimed.map(words).join(' + ') });
  }

  return { isBusy: busy !== null, act: () => press(action, act) };
}
