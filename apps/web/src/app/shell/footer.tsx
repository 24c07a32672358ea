import { loadAllMessages } from '@champa/i18n/react';
import { Skeleton } from '@champa/ui';
import { lazy, Suspense, useRef } from 'react';
import { useInView } from '../../kit/browser/use-in-view.ts';
import { whenOnline } from '../../kit/browser/when-online.ts';

// The footer uses messages that the first screen does not; they load with it.
const FooterContent = lazy(async () => {
  const [part] = await whenOnline(() => Promise.all([import('./footer-content.tsx'), loadAllMessages()]));
  return { default: part.FooterContent };
});

/** The end of a page. It is below the first screen, and its content loads when the visitor scrolls near it. */
export function Footer() {
  const footer = useRef<HTMLElement>(null);
  const isNear = useInView(footer);
  return (
    <footer ref={footer} className="mt-12 min-h-[640px] border-t border-line bg-surface-1/60 text-sm">
      {isNear && (
        <Suspense fallback={<FooterSkeleton />}>
          <FooterContent />
        </Suspense>
      )}
    </footer>
  );
}

function FooterSkeleton() {
  return (
    <div className="mx-auto flex max-w-[1360px] flex-col gap-10 px-4 py-10 sm:px-8">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <Skeleton className="h-40 rounded-md" />
        <Skeleton className="h-40 rounded-md" />
      </div>
      <Skeleton className="h-60 rounded-md" />
    </div>
  );
}
