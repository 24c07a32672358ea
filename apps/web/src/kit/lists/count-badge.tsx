import { cx } from '@champa/ui';

/** From here on the very number says less than that there are many. */
const MANY = 99;

type CountBadgeProps = {
  count: number;
  /** What is counted, for those who hear it. */
  label: string;
  className?: string | undefined;
};

/** How many of something wait, on whatever leads to it; nothing where none does. */
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
