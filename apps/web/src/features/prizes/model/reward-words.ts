import type { PrizeReward } from '@champa/contract';
import { formatCount } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { useMoneyFormat } from '@champa/ui';

/** What a prize is, in a few words. */
export function useRewardWords(): (reward: PrizeReward) => string {
  const t = useTranslate();
  const money = useMoneyFormat();
  const locale = useLocale();
  return (reward) => {
    switch (reward.kind) {
      case 'nothing':
        return t('prizes_fair_reward_nothing');
      case 'cash':
      case 'bonus':
        return money(reward.amount);
      case 'points':
        return t('prizes_reward_points', { points: formatCount(Number.parseInt(reward.points, 10), locale) });
      case 'tickets':
        return t('prizes_reward_tickets', { count: reward.tickets });
      case 'free_rounds':
        return t('prizes_reward_rounds', { count: reward.rounds });
    }
  };
}
