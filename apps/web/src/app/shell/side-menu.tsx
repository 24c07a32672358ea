import { formatCount } from '@champa/i18n';
import { loadAllMessages, useLocale, useTranslate } from '@champa/i18n/react';
import { Icon, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { areaOrder, areas } from '../../entities/game/index.ts';
import { BannerCarousel } from '../../features/content/index.ts';
import { lanesQuery } from '../../features/games/index.ts';
import { useIsSignedIn } from '../../kit/api/session.ts';
import { useInView } from '../../kit/browser/use-in-view.ts';
import { useSettled } from '../../kit/browser/use-settled.ts';
import { whenOnline } from '../../kit/browser/when-online.ts';
import { ArtIcon } from '../../kit/pictures/art-icon.tsx';
import { useLanguage } from '../../kit/text/language.ts';
import { useEntrances } from './entrances.ts';
import { memberPages, recordLinks } from './links.ts';
import { PromotionsItem } from './promotions-item.tsx';
import { MenuGroup, MenuLink, type SideMenuForm, SideMenuFormProvider } from './side-menu-item.tsx';

// The menu uses messages that the first screen does not; they load with it.
const ServicesMenu = lazy(async () => {
  const [part] = await whenOnline(() => Promise.all([import('./services-menu.tsx'), loadAllMessages()]));
  return { default: part.ServicesMenu };
});

/** As high as the banner that is loading. */
const bannerBox = 'h-[104px] rounded-lg';

type SideMenuProps = {
  form: SideMenuForm;
  /** The choice of language, among the services. */
  languageItem?: ReactNode;
};

/** The site's navigation: home, offers, the areas, the member's records, the app and customer service. */
export function SideMenu({ form, languageItem }: SideMenuProps) {
  const t = useTranslate();
  const isSignedIn = useIsSignedIn();
  const menu = useRef<HTMLElement>(null);
  // A form of the menu that does not fit the screen is rendered hidden; it must load nothing.
  const isShown = useInView(menu);
  const isSettled = useSettled(0);
  return (
    <SideMenuFormProvider value={form}>
      <nav
        ref={menu}
        aria-label={t('main_menu')}
        className={form === 'full' ? 'flex flex-col gap-5 p-3' : 'flex flex-col gap-2 p-1.5'}
      >
        {form === 'full' && (isShown ? <BannerCarousel group="w_leftmenu" /> : <Skeleton className={bannerBox} />)}
        <ul className="flex flex-col gap-0.5">
          <MenuLink
            link={{ to: '/', activeOptions: { exact: true, includeSearch: false } }}
            icon={<ArtIcon name="HOME" size={28} />}
          >
            {t('home')}
          </MenuLink>
          <BrandItems />
        </ul>
        <MenuGroup title={t('games')}>
          <AreaItems />
        </MenuGroup>
        {isSignedIn && (
          <MenuGroup title={t('my_records')}>
            {recordLinks.map(({ to, icon, label }) => (
              <MenuLink key={to} link={{ to }} icon={<Icon name={icon} size={22} className="mx-[3px] text-muted" />}>
                {t(label)}
              </MenuLink>
            ))}
          </MenuGroup>
        )}
        {isShown && isSettled && (
          <Suspense>
            <ServicesMenu languageItem={languageItem} />
          </Suspense>
        )}
      </nav>
    </SideMenuFormProvider>
  );
}

/** What the brand offers its members. */
function BrandItems() {
  const t = useTranslate();
  const { vip, referral } = useEntrances();
  return (
    <>
      {vip && (
        <MenuLink link={memberPages.account} icon={<ArtIcon name="VIP" size={28} />}>
          {t('vip_bonus')}
        </MenuLink>
      )}
      {referral && (
        <MenuLink link={memberPages.referral} icon={<ArtIcon name="REFERRAL" size={28} />}>
          {t('refer_and_earn')}
        </MenuLink>
      )}
      <MenuLink link={memberPages.rewards} icon={<ArtIcon name="REWARDS" size={28} />}>
        {t('reward_centre')}
      </MenuLink>
      <MenuLink link={{ to: '/prizes' }} icon={<ArtIcon name="PRIZES" size={28} />}>
        {t('prizes')}
      </MenuLink>
      <PromotionsItem />
    </>
  );
}

function AreaItems() {
  const t = useTranslate();
  const locale = useLocale();
  const { data } = useQuery(lanesQuery(useLanguage()));
  const counts = new Map(data?.lanes.map(({ gameCategory, games }) => [gameCategory, games]));
  return areaOrder
    .filter((category) => !data || counts.has(category))
    .map((category) => (
      <MenuLink
        key={category}
        link={{ to: '/$area', params: { area: areas[category].path } }}
        icon={<ArtIcon name={category} size={28} />}
        note={counts.has(category) ? formatCount(counts.get(category) ?? 0, locale) : undefined}
      >
        {t(areas[category].label)}
      </MenuLink>
    ));
}
