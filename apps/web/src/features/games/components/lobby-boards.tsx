import { Skeleton } from '@champa/ui';
import { lazy, Suspense, useRef } from 'react';
import { useInView } from '../../../shared/use-in-view.ts';

const Boards = lazy(() => import('./boards/boards.tsx').then((module) => ({ default: module.Boards })));

const box = 'h-[404px] rounded-lg';

/** Pots, winners and news of games. They lie below the first screen and come when one gets near. */
export function LobbyBoards() {
  const element = useRef<HTMLDivElement>(null);
  const isSeen = useInView(element);
  return (
    <div ref={element}>
      {isSeen ? (
        <Suspense fallback={<BoardsSkeleton />}>
          <Boards />
        </Suspense>
      ) : (
        <div className={box} />
      )}
    </div>
  );
}

function BoardsSkeleton() {
  return <Skeleton className={box} />;
}
