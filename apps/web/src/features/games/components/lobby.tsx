import type { LobbySearch } from '../model/lobby-search.ts';
import { CategoryMenu } from './category-menu.tsx';
import { GameBrowser } from './game-browser.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeRows } from './home-rows.tsx';
import { SearchBox } from './search-box.tsx';

/** The home lobby: its menu, its search, and HOME's rows or the list that was asked for. */
export function Lobby({ search }: { search: LobbySearch }) {
  const { category, q, ...list } = search;
  const isHome = category === undefined && q === undefined;
  return (
    <div className="flex flex-col gap-4">
      <HomeHero />
      <CategoryMenu category={category} />
      <SearchBox q={q} />
      {isHome ? <HomeRows /> : <GameBrowser category={category} search={{ ...list, ...(q && { q }) }} />}
    </div>
  );
}
