import { useEffect, useRef } from 'react';

const acts = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Tells whether somebody has just arrived: at the site, or where `place` changed. After they have done something, or after
 * `withinMs`, they have not.
 */
export function useArrival(place: string, withinMs: number): () => boolean {
  const arrival = useRef({ place, at: performance.timeOrigin, hasActed: false });
  useEffect(() => {
    if (arrival.current.place !== place) arrival.current = { place, at: Date.now(), hasActed: false };
  }, [place]);
  useEffect(() => {
    const act = () => void (arrival.current.hasActed = true);
    for (const name of acts) window.addEventListener(name, act, { capture: true, passive: true });
    return () => {
      for (const name of acts) window.removeEventListener(name, act, { capture: true });
    };
  }, []);
  return () => !arrival.current.hasActed && !isUsed() && Date.now() - arrival.current.at < withinMs;
}

/** Whether the page was used before this was loaded: scrolled, or a field entered. */
function isUsed(): boolean {
  return window.scrollY > 0 || document.activeElement instanceof HTMLInputElement;
}
