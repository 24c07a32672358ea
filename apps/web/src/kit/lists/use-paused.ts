import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** What was typed, once nothing more is for a moment: each letter by itself is not worth a question. */
export function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
