import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** The typed text after a short pause, so that not every letter sends a request. */
export function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
