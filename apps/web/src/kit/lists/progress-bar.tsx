import { cx } from '@champa/ui';

type ProgressBarProps = {
  /** Whole percent. */
  percent: number;
  /** What progresses, for screen readers. */
  label: string;
  /** The progress as text. */
  text: string;
  className?: string;
};

/** A bar of progress. */
export function ProgressBar({ percent, label, text, className }: ProgressBarProps) {
  const isFull = percent >= 100;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      className={cx('h-2 overflow-hidden rounded-full bg-surface-3', className)}
    >
      <div
        className={cx(
          'h-full rounded-full transition-[width] duration-250 ease-out',
          isFull ? 'bg-jade' : 'bg-linear-to-r from-petal to-gold-fill',
        )}
        style={{ width: `${Math.max(percent, percent > 0 ? 3 : 0)}%` }}
      />
    </div>
  );
}
