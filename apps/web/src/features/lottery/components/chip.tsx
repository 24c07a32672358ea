import { cx } from '@champa/ui';

type ChipProps = {
  isChosen: boolean;
  /** It belongs to the main choice that others depend on. */
  isStrong?: boolean;
  onPress: () => void;
  children: string;
};

/** One option of a row of which one is chosen. */
export function Chip({ isChosen, isStrong = false, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={cx(
        'touch-target h-9 shrink-0 rounded-full px-4 text-[13px] font-semibold whitespace-nowrap transition-colors',
        isChosen && (isStrong ? 'bg-gold-fill text-on-gold' : 'bg-text text-surface-0'),
        !isChosen && 'bg-surface-2 text-muted hover:text-text',
      )}
    >
      {children}
    </button>
  );
}
