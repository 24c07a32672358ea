import type { LobbySearch } from '../model/lobby-search.ts';
import { useTranslate } from '@champa/i18n/react';
import { areas } from '../../../shared/areas.ts';
import { PageTitle } from '../../../shared/page-title.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { GameBrowser } from './game-browser.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeRows } from './home-rows.tsx';
import { SearchBox } from './search-box.tsx';

/** The home lobby: its menu, its search, and HOME's rows or the list that was asked for. */
export function Lobby({ search }: { search: LobbySearch }) {
  const t = useTranslate();
  const { category, ...list } = search;
  const isHome = category === undefined && list.q === undefined && list.filter === undefined;
  return (
    <div className="flex flex-col gap-4">
      <PageTitle title={category && t(areas[category].label)} />
      <HomeHero />
      <CategoryMenu category={category} />
      <SearchBox q={list.q} />
      {isHome ? <HomeRows /> : <GameBrowser category={category} search={list} />}
    </div>
  );
}
