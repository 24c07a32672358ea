import { lazy } from 'react';
import { BelowFold } from './below-fold.tsx';

const Boards = lazy(() => import('./boards/boards.tsx').then((module) => ({ default: module.Boards })));

/** Pots, winners and news of games. */
export function LobbyBoards() {
  return (
    <BelowFold box="h-[404px]">
      <Boards />
    </BelowFold>
  );
}
