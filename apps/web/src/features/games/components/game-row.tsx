import { HOME_ROW_SHOWN } from '@champa/contract/constants';
import type { Game } from '@champa/contract';
import { chunkRow } from '../model/rows.ts';
import { GameTile, GameTileSkeleton } from './game-tile.tsx';
import { ScrollRow } from './scroll-row.tsx';

const cell = 'w-[calc((100vw-52px)/3.25)] shrink-0 snap-start sm:w-[140px] xl:w-[148px]';
const sizes = '(min-width: 640px) 148px, 30vw';

type GameRowProps = { label: string; games: readonly Game[]; isFirst?: boolean };

/** Games side by side, scrolled by thumb or by arrows; a long row stands in two lines. */
export function GameRow({ label, games, isFirst = false }: GameRowProps) {
  return (
    <ScrollRow label={label}>
      <div className="flex flex-col gap-4">
        {chunkRow(games).map((row) => (
          <ul key={row[0]?.nodeId} className="flex gap-2.5 sm:gap-4">
            {row.map((game, index) => (
              <li key={game.nodeId} className={cell}>
                <GameTile game={game} sizes={sizes} isFirst={isFirst && index < 4} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </ScrollRow>
  );
}

export function GameRowSkeleton() {
  return (
    <div className="-mx-4 flex gap-2.5 overflow-hidden px-4 py-1 sm:mx-0 sm:gap-4 sm:px-0">
      {Array.from({ length: HOME_ROW_SHOWN }, (_, index) => (
        <div key={index} className={cell}>
          <GameTileSkeleton />
        </div>
      ))}
    </div>
  );
}
