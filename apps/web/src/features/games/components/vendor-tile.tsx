import type { VendorCard } from '@champa/contract';
import { formatCount } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { Icon } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { areas } from '../../../shared/areas.ts';
import { VendorIcon } from '../../../shared/vendor-icon.tsx';
import type { VendorEntry } from '../model/vendors.ts';

/** A vendor of the lobby; leads to its games. All but slot vendors show that they can be played. */
export function VendorTile({ entry: { card, category } }: { entry: VendorEntry }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Link
      to="/$area"
      params={{ area: areas[category].path }}
      search={{ vassalage: card.vassalage }}
      className="group block rounded-md"
    >
      <span className="relative block overflow-hidden rounded-md shadow-card transition-transform duration-200 ease-out group-active:scale-[0.98] pointer-fine:group-hover:-translate-y-1">
        <VendorIcon card={card} sizes="(min-width: 640px) 190px, 44vw" className="w-full" />
        <span className="absolute inset-0 rounded-md ring-1 ring-white/10 ring-inset" />
        {hasPlayButton(card) && (
          <span className="gold-face absolute end-2 bottom-2 grid size-8 place-items-center rounded-full">
            <Icon name="play" size={15} />
          </span>
        )}
      </span>
      <span className="mt-1.5 block truncate text-[13px] font-semibold">{card.displayName}</span>
      <span className="block truncate text-xs text-muted tabular">
        {t('games_count', { count: card.games, shown: formatCount(card.games, locale) })}
      </span>
    </Link>
  );
}

function hasPlayButton({ gameType }: VendorCard): boolean {
  return gameType !== 'RNG';
}
