import type { VendorCard } from '@champa/contract';
import { cx } from '@champa/ui';
import { Cover } from './cover.tsx';

type VendorIconProps = { card: VendorCard; sizes: string; className?: string };

/** A vendor's picture, in the ratio 3:2; its first letter is shown until the picture loads. */
export function VendorIcon({ card, sizes, className }: VendorIconProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'relative grid aspect-3/2 shrink-0 place-items-center overflow-hidden bg-surface-3 text-sm font-bold text-muted',
        className,
      )}
    >
      {card.displayName.slice(0, 1)}
      <span className="absolute inset-0">
        <Cover icon={card.lagerIcon} sizes={sizes} height={160} fallback={null} className="object-cover" />
      </span>
    </span>
  );
}
