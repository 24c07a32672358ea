import { useSyncExternalStore } from 'react';

const TICK_MS = 250;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
/** How far the server's clock is ahead of this device's. */
let ahead = 0;

/** Learns the server's time from an answer of it. The answer took a while to come, so the clock is behind rather than ahead. */
export function learnServerTime(instant: string): void {
  ahead = Date.parse(instant) - Date.now();
}

/** Milliseconds of the server's clock, four times a second. */
export function useServerNow(): number {
  return useSyncExternalStore(subscribe, () => now) + ahead;
}

/** Whole seconds until an instant of the server's clock; 0 once it has passed. */
export function secondsUntil(instant: string, serverNow: number): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - serverNow) / 1000));
}

/** `4:05`, with hours `1:04:05`, and from two days on the days alone are worth telling. */
export function countdownText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const [hours, minutes, rest] = parts.map((part) => String(part).padStart(2, '0'));
  return parts[0]! > 0 ? `${hours}:${minutes}:${rest}` : `${minutes}:${rest}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, TICK_MS);
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
