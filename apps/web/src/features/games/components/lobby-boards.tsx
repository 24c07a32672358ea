import { lazy } from 'react';
import { withLine } from '../../../shared/with-line.ts';
import { BelowFold } from './below-fold.tsx';

const Boards = lazy(async () => ({ default: (await withLine(() => import('./boards/boards.tsx'))).Boards }));

/** Pots, winners and news of games. */
export function LobbyBoards() {
  return (
    <BelowFold box="h-[404px]">
      <Boards />
    </BelowFold>
  );
}
