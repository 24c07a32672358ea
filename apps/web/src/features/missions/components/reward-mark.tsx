import type { RewardContent } from '@champa/contract';
import { cx } from '@champa/ui';
import { ArtIcon } from '../../../shared/art-icon.tsx';
import { rewardArt, useRewardWords } from '../../../shared/reward-words.ts';

/** What there is to get. */
export function RewardMark({ reward, className }: { reward: RewardContent; className?: string }) {
  const words = useRewardWords();
  return (
    <span
      className={cx('inline-flex items-center gap-1.5 align-middle font-bold whitespace-nowrap tabular', className)}
    >
      <ArtIcon name={rewardArt[reward.kind]} size={20} />
      {words(reward)}
    </span>
  );
}
