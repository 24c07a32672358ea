import { useEffect, useState } from 'react';

const TICK_MS = 500;

/** Seconds that pass until something may be done again; 0 when it may. */
export function useCountdown(): { secondsLeft: number; start: (seconds: number) => void } {
  const [{ endsAt, now }, setTime] = useState({ endsAt: 0, now: 0 });
  const isRunning = endsAt > now;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setTime(({ endsAt: end }) => ({ endsAt: end, now: Date.now() })), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  return {
    secondsLeft: isRunning ? Math.ceil((endsAt - now) / 1000) : 0,
    start: (seconds) => {
      const startedAt = Date.now();
      setTime({ endsAt: startedAt + seconds * 1000, now: startedAt });
    },
  };
}
