import { useSyncExternalStore } from 'react';

type Seen = { height: number; offsetTop: number; scale: number };

/** How much of the window's lower edge the on-screen keyboard covers; zero where the page is only zoomed. */
export function coveredBelow(windowHeight: number, { height, offsetTop, scale }: Seen): number {
  if (scale !== 1) return 0;
  return Math.max(0, Math.round(windowHeight - height - offsetTop));
}

/** The same, followed: an element at the lower edge can stay above the keyboard. */
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
