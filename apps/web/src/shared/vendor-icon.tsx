import type { VendorCard } from '@champa/contract';
import { cx } from '@champa/ui';
import { Cover } from './cover.tsx';

/** A vendor's mark; its first letter stands under it until it is there. */
export function VendorIcon({ card, className }: { card: VendorCard; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-sm bg-surface-3 text-sm font-bold text-muted',
        className,
      )}
    >
      {card.displayName.slice(0, 1)}
      <span className="absolute inset-0">
        <Cover icon={card.lagerIcon} sizes="48px" fallback={null} className="object-cover" />
      </span>
    </span>
  );
}
