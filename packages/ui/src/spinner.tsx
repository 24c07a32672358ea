import { cx } from './cx.ts';

/** A spinner; give it `animate-late` if the work is usually done before anybody would notice. */
export function Spinner({ className, size = 18 }: { className?: string; size?: number }) {
  return (
    <span aria-hidden="true" className={cx('inline-block', className)}>
      <svg width={size} height={size} viewBox="0 0 24 24" className="animate-spin">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.25" />
        <path d="M21 12a9 9 0 0 0-9-9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
    </span>
  );
}
