import { cx } from '@champa/ui';

/** The least that can be seen. */
const LEAST = 4;

type CountBarProps = {
  times: number;
  /** Of what came most often, whose bar is as high as all of them may be. */
  most: number;
  height: number;
  isStrong: boolean;
};

/** How often something came, beside others. */
export function CountBar({ times, most, height, isStrong }: CountBarProps) {
  return (
    <span
      aria-hidden
      style={{ blockSize: `${Math.max(LEAST, (times / most) * height)}px` }}
      className={cx('w-full max-w-8 rounded-t-sm', isStrong ? 'bg-gold-fill' : 'bg-surface-3')}
    />
  );
}
