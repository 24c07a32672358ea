import type { RewardContent } from '@champa/contract';
import { cx } from '@champa/ui';
import { rewardArt, useRewardWords } from '../../../entities/reward/index.ts';
import { ArtIcon } from '../../../kit/pictures/art-icon.tsx';

/** A reward in brief. */
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
