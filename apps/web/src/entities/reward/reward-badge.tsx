import { useTranslate } from '@champa/i18n/react';
import { CountBadge } from '../../kit/lists/count-badge.tsx';
import { useRewardCount } from './rewards.ts';

/** The number of rewards that can be claimed; renders nothing at zero. */
export function RewardBadge({ className }: { className?: string }) {
  const t = useTranslate();
  const count = useRewardCount();
  return <CountBadge count={count} label={t('rewards_waiting', { count })} className={className} />;
}
