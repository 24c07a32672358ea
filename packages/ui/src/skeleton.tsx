import { cx } from './cx.ts';

/** A placeholder for content that is loading; give it the content's size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton-face block rounded-sm', className)} />;
}
