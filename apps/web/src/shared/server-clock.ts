import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/** The server's time now, going on from what an answer said it was when it came. */
export function useServerClock(said: string, cameAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  // An answer that has just come is younger than the last tick.
  return Date.parse(said) + Math.max(0, now - cameAt);
}
