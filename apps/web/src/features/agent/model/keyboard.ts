import { useSyncExternalStore } from 'react';

type Seen = { height: number; offsetTop: number; scale: number };

/** How much of the window's lower edge a keyboard on the screen covers; what is merely enlarged is covered by nothing. */
export function coveredBelow(windowHeight: number, { height, offsetTop, scale }: Seen): number {
  if (scale !== 1) return 0;
  return Math.max(0, Math.round(windowHeight - height - offsetTop));
}

/** The same while it changes, so that what stands at the lower edge can stand above the keyboard. */
export function useCoveredBelow(): number {
  return useSyncExternalStore(subscribe, current, () => 0);
}

function current(): number {
  const seen = window.visualViewport;
  return seen ? coveredBelow(window.innerHeight, seen) : 0;
}

function subscribe(listener: () => void): () => void {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', listener);
  seen?.addEventListener('scroll', listener);
  return () => {
    seen?.removeEventListener('resize', listener);
    seen?.removeEventListener('scroll', listener);
  };
}
