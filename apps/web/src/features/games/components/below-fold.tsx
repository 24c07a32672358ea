import { cx, Skeleton } from '@champa/ui';
import { type ReactNode, Suspense, useRef } from 'react';
import { useInView } from '../../../kit/browser/use-in-view.ts';

/** Content below the first screen that renders when the visitor scrolls near it; until then `box` reserves its height. */
export function BelowFold({ box, children }: { box: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const isSeen = useInView(element);
  return (
    <div ref={element}>
      {isSeen ? (
        <Suspense fallback={<Skeleton className={cx(box, 'rounded-lg')} />}>{children}</Suspense>
      ) : (
        <div className={box} />
      )}
    </div>
  );
}
