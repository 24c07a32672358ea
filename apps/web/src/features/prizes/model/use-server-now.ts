import { useEffect, useState } from 'react';

const SECOND = 1000;

/**
 * The server's time in milliseconds, each second anew: what it said when asked, and what has passed since.
 *
 * @param told the server's time, and when it arrived by this device's clock
 */
export function useServerNow(told: { now: string; arrivedAt: number }): number {
  const offset = Date.parse(told.now) - told.arrivedAt;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now + offset;
}

/** A time left as `1d 02:03:04`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  const two = (value: number): string => String(value).padStart(2, '0');
  const days = Math.floor(seconds / 86_400);
  const rest = `${two(Math.floor(seconds / 3600) % 24)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return days > 0 ? `${days}d ${rest}` : rest;
}
