import type { VendorLane } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lanesQuery, uniqueVendors } from '../../features/games/index.ts';
import { areas, areaOrder } from '../../shared/areas.ts';
import { useLanguage } from '../../shared/language.ts';
import { Logo } from '../../shared/logo.tsx';
import { useSite } from '../../shared/site.ts';
import { useToday } from '../../shared/today.ts';
import { VendorIcon } from '../../shared/vendor-icon.tsx';

export function Footer() {
  const t = useTranslate();
  const { brand } = useSite();
  const year = useToday(brand.timeZone).slice(0, 4);
  const { data } = useQuery(lanesQuery(useLanguage()));
  return (
    <footer className="mt-12 border-t border-line bg-surface-1/60 px-4 py-10 text-sm sm:px-8">
      <div className="mx-auto flex max-w-[1360px] flex-col gap-8">
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
          <div>
            <Logo />
            <p className="mt-4 max-w-md text-muted">{t('footer_about', { name: brand.name })}</p>
          </div>
          <nav aria-label={t('games')}>
            <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-4">
              {areaOrder.map((category) => (
                <li key={category}>
                  <Link
                    to="/$area"
                    params={{ area: areas[category].path }}
                    className="flex min-h-11 items-center text-muted hover:text-text"
                  >
                    {t(areas[category].label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {data && <Vendors lanes={data.lanes} />}
        <div className="flex flex-col gap-4 border-t border-line pt-6 text-xs text-muted sm:flex-row sm:items-center">
          <span className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-ember text-[13px] font-extrabold text-ember">
            {t('age_mark')}
          </span>
          <p className="flex-1">{t('footer_responsible')}</p>
          <p>{t('footer_rights', { name: brand.name, year })}</p>
        </div>
      </div>
    </footer>
  );
}

/** Each vendor's mark once, whatever number of areas it has games in. */
function Vendors({ lanes }: { lanes: readonly VendorLane[] }) {
  const t = useTranslate();
  return (
    <ul aria-label={t('vendors')} className="flex flex-wrap gap-2">
      {uniqueVendors(lanes).map(({ card, category }) => (
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
  );
}
