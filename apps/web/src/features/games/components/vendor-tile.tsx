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
      className="group card-face flex h-16 items-center gap-3 rounded-md px-3 transition-transform duration-150 ease-out active:scale-[0.98] pointer-fine:hover:-translate-y-0.5"
    >
      <VendorIcon card={card} className="h-10 w-10" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-semibold">{card.displayName}</span>
        <span className="block truncate text-xs text-muted tabular">
          {t('games_count', { count: card.games, shown: formatCount(card.games, locale) })}
        </span>
      </span>
      {hasPlayButton(card) && (
        <span className="grid size-8 place-items-center rounded-full bg-gold/15 text-gold transition-colors group-hover:bg-gold-fill group-hover:text-on-gold">
          <Icon name="play" size={15} />
        </span>
      )}
    </Link>
  );
}

function hasPlayButton({ gameType }: VendorCard): boolean {
  return gameType !== 'RNG';
}
