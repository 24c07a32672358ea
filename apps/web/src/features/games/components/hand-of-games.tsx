import type { Game } from '@champa/contract';
import { cx } from '@champa/ui';
import { Cover } from '../../../entities/game/index.ts';

/** The rotation and offset of each card, from the last to the first. */
const cards = [
  'rotate-[16deg] translate-x-[92%] translate-y-[10%] max-lg:hidden',
  'rotate-[9deg] translate-x-[42%] translate-y-[2%]',
  '-rotate-[13deg] -translate-x-[58%] translate-y-[7%]',
  '-rotate-[2deg] -translate-x-[8%]',
] as const;

/** The first games of a list, arranged like a hand of cards. Decoration: the same games are in the lobby. */
export function HandOfGames({ games, className }: { games: readonly Game[] | undefined; className: string }) {
  return (
    <div aria-hidden="true" className={cx('absolute inset-y-0', className)}>
      {cards.map((card, index) => {
        const game = games?.[cards.length - 1 - index];
        return (
          <div
            key={card}
            style={game && { background: game.placeholder }}
            className={`absolute inset-x-0 top-1/2 -mt-[66%] aspect-3/4 overflow-hidden rounded-md bg-white/8 shadow-[0_18px_40px_-8px_rgb(0_0_0/0.7)] ring-2 ring-white/25 ${card}`}
          >
            {game && <Cover icon={game.icon} sizes="164px" isFirst className="object-cover" />}
          </div>
        );
      })}
    </div>
  );
}
