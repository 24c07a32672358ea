import { cx } from './cx.ts';

/** The shape of something still loading; give it the size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton-face block rounded-sm', className)} />;
}
