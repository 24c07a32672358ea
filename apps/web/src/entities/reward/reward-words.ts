import type { ActivityReward, RewardContent } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { useMoneyFormat } from '@champa/ui';
import type { ArtIconName } from '../../kit/pictures/art-icons.ts';

/** Describes a reward in one line. */
export function useRewardWords(): (content: RewardContent | ActivityReward) => string {
  const t = useTranslate();
  const money = useMoneyFormat();
  return (content) => {
    switch (content.kind) {
      case 'cash':
        return money(content.amount);
      case 'bonus':
        return t('given_bonus', { amount: money(content.amount) });
      case 'points':
        return t('given_points', { count: content.points });
      case 'tickets':
        return t('given_tickets', { count: content.tickets });
      case 'free_rounds':
        return t('given_free_rounds', { count: content.rounds });
    }
  };
}

/** The picture of a kind of reward. */
export const rewardArt = {
  cash: 'JACKPOT',
  bonus: 'PROMO',
  points: 'VENDORS',
  tickets: 'LOTT',
  free_rounds: 'RNG',
} as const satisfies Record<RewardContent['kind'], ArtIconName>;
