import { cx } from '@champa/ui';

/** The smallest visible height. */
const LEAST = 4;

type CountBarProps = {
  times: number;
  /** The count of the most frequent, whose bar has the full height. */
  most: number;
  height: number;
  isStrong: boolean;
};

/** How often something was drawn, beside others. */
export function CountBar({ times, most, height, isStrong }: CountBarProps) {
  return (
    <span
      aria-hidden
      style={{ blockSize: `${Math.max(LEAST, (times / most) * height)}px` }}
      className={cx('w-full max-w-8 rounded-t-sm', isStrong ? 'bg-gold-fill' : 'bg-surface-3')}
    />
  );
}
