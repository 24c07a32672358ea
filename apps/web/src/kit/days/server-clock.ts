import { useSyncExternalStore } from 'react';

/** Often enough that a countdown of seconds never lingers on one. */
const TICK_MS = 250;
const SECOND_MS = 1000;

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
/** How far the server's clock is ahead of this device's, by the answer that told last. */
let ahead = 0;

/** The server's time now, going on from what an answer said it was when it came. */
export function useServerClock(said: string, cameAt: number): number {
  const second = useSyncExternalStore(subscribe, wholeSecond, wholeSecond);
  // An answer that has just come is younger than the last tick.
  return Date.parse(said) + Math.max(0, second - cameAt);
}

/**
 * What the server's time, as the answer that told it last has it, makes of something: for screens of many answers. Whoever asks is
 * drawn anew when it becomes another, not whenever the clock ticks.
 */
export function useByServerClock<Value extends string | number | boolean>(read: (now: number) => Value): Value {
  const readNow = () => read(now + ahead);
  return useSyncExternalStore(subscribe, readNow, readNow);
}

/** Learns the server's time from an answer of it. The answer took a while to come, so the clock is behind rather than ahead. */
export function learnServerTime(instant: string): void {
  ahead = Date.parse(instant) - Date.now();
}

function wholeSecond(): number {
  return Math.floor(now / SECOND_MS) * SECOND_MS;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    // Nobody has looked since: it stood still.
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
