import { GAME_PAGE_SIZE } from '@champa/contract/constants';
import type { Game } from '@champa/contract';
import { cx } from '@champa/ui';
import { GameTile, GameTileSkeleton } from './game-tile.tsx';

const grid = 'grid grid-cols-3 gap-x-2.5 gap-y-4 sm:grid-cols-4 sm:gap-x-4 sm:gap-y-5 lg:grid-cols-5 xl:grid-cols-7';
const sizes = '(min-width: 1280px) 150px, (min-width: 640px) 22vw, 30vw';
/** Number of tiles on the first screen of a phone. */
const FIRST = 6;

export function GameGrid({ games, isStale }: { games: readonly Game[]; isStale: boolean }) {
  return (
    <ul className={cx(grid, 'transition-opacity duration-150', isStale && 'opacity-60')}>
      {games.map((game, index) => (
        <li key={game.nodeId} className="min-w-0">
          <GameTile game={game} sizes={sizes} isFirst={index < FIRST} />
        </li>
      ))}
    </ul>
  );
}

export function GameGridSkeleton() {
  return (
    <div className={grid}>
      {Array.from({ length: GAME_PAGE_SIZE }, (_, index) => (
        <GameTileSkeleton key={index} />
      ))}
    </div>
  );
}
