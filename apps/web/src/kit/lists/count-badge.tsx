import { cx } from '@champa/ui';

/** A higher number is shown as `99+`. */
const MANY = 99;

type CountBadgeProps = {
  count: number;
  /** What is counted, for screen readers. */
  label: string;
  className?: string | undefined;
};

/** The number of waiting items on a link; renders nothing at zero. */
export function CountBadge({ count, label, className }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span
      className={cx(
        'inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-full bg-(image:--hot) px-1 text-[11px] leading-none font-bold text-white tabular',
        className,
      )}
    >
      <span aria-hidden="true">{count > MANY ? `${MANY}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
