import { HOME_ROW_SHOWN } from '@champa/contract/constants';
import type { Game } from '@champa/contract';
import { use, useDeferredValue } from 'react';
import { DeviceContext } from '../../../kit/browser/device.ts';
import { chunkRow } from '../model/rows.ts';
import { GameTile, GameTileSkeleton, GameTileSpace } from './game-tile.tsx';
import { ScrollRow } from './scroll-row.tsx';

/**
 * The width of a row's tiles; `sizes` as in a picture's attribute; `seen` is how many tiles a row shows at most before it
 * is scrolled.
 */
const looks = {
  usual: {
    seen: { phone: 4, wide: 9 },
    cell: 'w-[calc((100vw-52px)/3.25)] shrink-0 snap-start sm:w-[140px] xl:w-[148px]',
    sizes: '(min-width: 640px) 148px, 30vw',
  },
  large: {
    seen: { phone: 3, wide: 8 },
    cell: 'w-[calc((100vw-42px)/2.45)] shrink-0 snap-start sm:w-[176px] xl:w-[190px]',
    sizes: '(min-width: 640px) 190px, 40vw',
  },
} as const;
type Look = keyof typeof looks;

type GameRowProps = { label: string; games: readonly Game[]; look?: Look };

/**
 * Games side by side, scrolled by swiping or by arrows; a long row has two lines. Covers out of sight load later, so that
 * they do not delay what a first visit shows.
 */
export function GameRow({ label, games, look = 'usual' }: GameRowProps) {
  const { cell, sizes, seen } = looks[look];
  const covered = useDeferredValue(Infinity, seen[use(DeviceContext)]);
  return (
    <ScrollRow label={label}>
      <div className="flex flex-col gap-4">
        {chunkRow(games).map((row) => (
          <ul key={row[0]?.nodeId} className="flex gap-2.5 sm:gap-4">
            {row.map((game, index) => (
              <li key={game.nodeId} className={cell}>
                <GameTile game={game} sizes={sizes} isCovered={index < covered} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </ScrollRow>
  );
}

export function GameRowSkeleton({ look = 'usual' }: { look?: Look }) {
  return (
    <div className="-mx-4 flex gap-2.5 overflow-hidden px-4 py-1 sm:mx-0 sm:gap-4 sm:px-0">
      {Array.from({ length: HOME_ROW_SHOWN }, (_, index) => (
        <div key={index} className={looks[look].cell}>
          <GameTileSkeleton />
        </div>
      ))}
    </div>
  );
}

/** An empty space as high as a row, for a row far below the screen. */
export function GameRowSpace() {
  return (
    <div aria-hidden="true" className="py-1">
      <div className={looks.usual.cell}>
        <GameTileSpace />
      </div>
    </div>
  );
}
