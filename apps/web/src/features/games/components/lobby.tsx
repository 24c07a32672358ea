import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import type { ReactNode } from 'react';
import { areas } from '../../../entities/game/index.ts';
import { PageTitle } from '../../../entities/site/index.ts';
import { useKeptLists } from '../api/use-kept-lists.ts';
import type { LobbySearch } from '../model/lobby-search.ts';
import { CategoryMenu, type MenuEntry } from './category-menu.tsx';
import { GameBrowser } from './game-browser.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeRows } from './home-rows.tsx';
import { SearchBox } from './search-box.tsx';

type LobbyProps = {
  search: LobbySearch;
  /** The brand's banners; without them its welcome is shown. */
  banner?: ReactNode;
  /** The marquee of notices. */
  notices?: ReactNode;
  /** The latest lottery results. */
  lottery?: ReactNode;
};

/** The home lobby: its menu, its search, and HOME's rows or the list in the address. */
export function Lobby({ search, banner, notices, lottery }: LobbyProps) {
  const t = useTranslate();
  const { category, ...list } = search;
  const menuEntry = menuEntryOf(search);
  useKeptLists();
  return (
    <div className="flex flex-col gap-4">
      <PageTitle title={category && t(areas[category].label)} />
      {banner && <h1 className="sr-only">{t(category ? areas[category].label : 'hero_title')}</h1>}
      {/* On a phone, what is searched for begins in view, above the keyboard. */}
      <div className={cx('contents', list.q !== undefined && 'max-md:hidden')}>
        {banner || <HomeHero />}
        {notices}
        <CategoryMenu current={menuEntry} />
      </div>
      <SearchBox q={list.q} />
      {menuEntry === 'HOME' ? <HomeRows lottery={lottery} /> : <GameBrowser category={category} search={list} />}
    </div>
  );
}

/** The menu's current entry; a search and other filters over all areas have none. */
function menuEntryOf({ category, q, filter, vassalage }: LobbySearch): MenuEntry | undefined {
  if (category !== undefined) return category;
  if (filter === 'FAV') return 'FAV';
  return q === undefined && filter === undefined && vassalage === undefined ? 'HOME' : undefined;
}
