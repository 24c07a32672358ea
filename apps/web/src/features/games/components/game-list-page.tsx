import type { GameCategory } from '@champa/contract';
import { cx } from '@champa/ui';
import { useKeptLists } from '../api/use-kept-lists.ts';
import type { ListSearch } from '../model/lobby-search.ts';
import { AreaHeader } from './area-header.tsx';
import { GameBrowser } from './game-browser.tsx';
import { SearchBox } from './search-box.tsx';

/** The page of one area: /live, /rng and so on. */
export function GameListPage({ category, search }: { category: GameCategory; search: ListSearch }) {
  useKeptLists();
  return (
    <div className="flex flex-col gap-4">
      {/* On a phone, what is searched for begins in view, above the keyboard. */}
      <div className={cx('contents', search.q !== undefined && 'max-md:hidden')}>
        <AreaHeader category={category} />
      </div>
      <SearchBox q={search.q} />
      <GameBrowser category={category} search={search} />
    </div>
  );
}
