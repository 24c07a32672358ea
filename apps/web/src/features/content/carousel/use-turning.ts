import { BANNER_SHOWN_MS } from '@champa/contract/constants';
import { useEffect, useState } from 'react';
import { stepsTo } from './ring.ts';

export type Turning = {
  position: number;
  isPaused: boolean;
  move: (steps: number) => void;
  show: (banner: number) => void;
  togglePause: () => void;
};

/**
 * The ring's position. More than one banner turns by itself until the visitor pauses it. With reduced motion, only the
 * visitor turns it.
 */
export function useTurning(banners: number): Turning {
  const [position, setPosition] = useState(0);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (banners < 2 || isPaused || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => setPosition(position + 1), BANNER_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [banners, isPaused, position]);
  return {
    position,
    isPaused,
    move: (steps) => setPosition(position + steps),
    show: (banner) => setPosition(position + stepsTo(banner, position, banners)),
    togglePause: () => setPaused(!isPaused),
  };
}
