import { useTranslate } from '@champa/i18n/react';
import { Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { areaOrder, areas, VendorIcon } from '../../entities/game/index.ts';
import { lanesQuery, uniqueVendors } from '../../features/games/index.ts';
import { useLanguage } from '../../kit/text/language.ts';

/** The areas with their vendors' logos. Each vendor is listed once, however many areas it has games in. */
export function FooterVendors() {
  const t = useTranslate();
  const { data, isPending } = useQuery(lanesQuery(useLanguage()));
  if (isPending) return <Skeleton className="h-60 rounded-md" />;
  if (!data) return null;
  const vendors = uniqueVendors(data.lanes);
  const offered = new Set(data.lanes.map(({ gameCategory }) => gameCategory));
  return (
    <nav aria-label={t('categories')}>
      <ul className="flex flex-wrap gap-x-8 gap-y-4">
        {areaOrder
          .filter((category) => offered.has(category))
          .map((category) => (
            <li key={category} className="max-w-full">
              <Link
                to="/$area"
                params={{ area: areas[category].path }}
                className="flex min-h-11 items-center font-bold hover:text-gold"
              >
                {t(areas[category].label)}
              </Link>
              <ul className="flex flex-wrap gap-2">
                {vendors
                  .filter((vendor) => vendor.category === category)
                  .map(({ card }) => (
                    <li key={card.vassalage}>
                      <Link
                        to="/$area"
                        params={{ area: areas[category].path }}
                        search={{ vassalage: card.vassalage }}
                        aria-label={card.displayName}
                        title={card.displayName}
                        className="block rounded-sm opacity-80 transition-opacity hover:opacity-100"
                      >
                        <VendorIcon card={card} sizes="66px" className="h-11 rounded-sm" />
                      </Link>
                    </li>
                  ))}
              </ul>
            </li>
          ))}
      </ul>
    </nav>
  );
}
