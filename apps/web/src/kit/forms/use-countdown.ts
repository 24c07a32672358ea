import { useEffect, useState } from 'react';

const TICK_MS = 500;

/** The seconds until an action is allowed again; 0 when it is. */
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
