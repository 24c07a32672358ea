import type { GameCategory } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { areaOrder, areas, usePlayFirst } from '../../../entities/game/index.ts';
import { ArtIcon } from '../../../kit/pictures/art-icon.tsx';
import type { ArtIconName } from '../../../kit/pictures/art-icons.ts';
import { useLanguage } from '../../../kit/text/language.ts';
import { lanesQuery } from '../api/queries.ts';
import { exactly } from '../model/lobby-search.ts';
import { useAskSignIn } from '../model/use-ask-sign-in.ts';
import { laneOf } from '../model/vendors.ts';

/** The menu's entry whose content is shown. */
export type MenuEntry = 'HOME' | 'FAV' | GameCategory;

/** The lobby's menu: HOME, each area that has games, the promotions and the favourites. */
export function CategoryMenu({ current }: { current: MenuEntry | undefined }) {
  const t = useTranslate();
  const askSignIn = useAskSignIn();
  const playFirst = usePlayFirst();
  const { data } = useQuery(lanesQuery(useLanguage()));
  const shown = data ? areaOrder.filter((each) => laneOf(data.lanes, each)) : areaOrder;
  // The lottery entry opens a game at once (specification, section 2). Its list keeps its own address.
  const playLottery = (event: MouseEvent) => {
    event.preventDefault();
    void playFirst({ category: 'LOTT' });
  };
  return (
    <nav aria-label={t('categories')} className="scroll-row -mx-4 min-w-0 px-4 py-1.5 sm:-mx-1 sm:px-1">
      <ul className="flex gap-1.5">
        <Item icon="HOME" link={{ to: '/', search: {} }} isCurrent={current === 'HOME'}>
          {t('home')}
        </Item>
        {shown.map((each) => (
          <Item
            key={each}
            icon={each}
            link={each === 'LOTT' ? lotteryLink : { to: '/', search: { category: each } }}
            isCurrent={current === each}
            onClick={each === 'LOTT' ? playLottery : undefined}
          >
            {t(areas[each].label)}
          </Item>
        ))}
        <Item icon="PROMO" link={{ to: '/promotions' }} isCurrent={false}>
          {t('activity_up')}
        </Item>
        <Item
          icon="FAV"
          link={{ to: '/', search: { filter: 'FAV' } }}
          isCurrent={current === 'FAV'}
          onClick={askSignIn}
        >
          {t('in_favorite')}
        </Item>
      </ul>
    </nav>
  );
}

const lotteryLink = { to: '/$area', params: { area: areas.LOTT.path } } as const satisfies LinkProps;

type ItemProps = {
  icon: ArtIconName;
  link: LinkProps;
  isCurrent: boolean;
  onClick?: ((event: MouseEvent) => void) | undefined;
  children: ReactNode;
};

function Item({ icon, link, isCurrent, onClick, children }: ItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const isInMiddle = isCurrent && icon !== 'HOME';
  useEffect(() => {
    if (isInMiddle) item.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [isInMiddle]);
  return (
    <li ref={item} className="flex-1 shrink-0">
      <Link
        {...link}
        activeOptions={exactly}
        resetScroll={false}
        onClick={onClick}
        aria-current={isCurrent ? 'page' : undefined}
        className={cx(
          'flex h-[72px] min-w-[76px] flex-col items-center justify-center gap-1 rounded-md px-2 text-xs font-semibold whitespace-nowrap transition-[background-color,color,transform] duration-150 active:scale-95 md:h-20 lg:min-w-16 lg:px-1',
          isCurrent ? 'gold-face' : 'card-face text-muted hover:text-text',
        )}
      >
        <ArtIcon name={icon} size={32} />
        {children}
      </Link>
    </li>
  );
}
