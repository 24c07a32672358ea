import { useSyncExternalStore } from 'react';

/** Often enough that a countdown of seconds does not skip one. */
const TICK_MS = 250;
const SECOND_MS = 1000;

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
/** How far the server's clock is ahead of this device's, from the latest answer. */
let ahead = 0;

/** The server's time now, from the time in an answer and the time of its arrival. */
export function useServerClock(said: string, cameAt: number): number {
  const second = useSyncExternalStore(subscribe, wholeSecond, wholeSecond);
  // An answer that has just arrived is newer than the last tick.
  return Date.parse(said) + Math.max(0, second - cameAt);
}

/**
 * A value computed from the server's time, for screens with many answers. The component rerenders when the value changes,
 * not at every tick.
 */
export function useByServerClock<Value extends string | number | boolean>(read: (now: number) => Value): Value {
  const readNow = () => read(now + ahead);
  return useSyncExternalStore(subscribe, readNow, readNow);
}

/** Learns the server's time from an answer. The answer took time to arrive, so the clock runs late rather than early. */
export function learnServerTime(instant: string): void {
  ahead = Date.parse(instant) - Date.now();
}

function wholeSecond(): number {
  return Math.floor(now / SECOND_MS) * SECOND_MS;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    // Without observers the clock did not run.
    now = Date.now();
    timer = setInterval(tick, TICK_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}
