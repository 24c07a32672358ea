import { lazy } from 'react';
import { whenOnline } from '../../../kit/browser/when-online.ts';
import { BelowFold } from './below-fold.tsx';

const Boards = lazy(async () => ({ default: (await whenOnline(() => import('./boards/boards.tsx'))).Boards }));

/** Jackpots, winners and news of games: one below another on phones, the last two side by side on desktops. */
export function LobbyBoards() {
  return (
    <BelowFold box="h-[956px] lg:h-[556px]">
      <Boards />
    </BelowFold>
  );
}
