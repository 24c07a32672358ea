import { CHUNK_TIMEOUT_MS } from '@champa/contract/constants';
import { useSyncExternalStore } from 'react';

/**
 * Handles a part of the site that cannot be loaded. Usually a new version was deployed and the old files are gone, so the
 * page reloads, once. If it fails again within the time, a dialog says so and leaves it to the visitor. The page's inline
 * script does the same for the parts that the program starts with (vite/paint-first.ts).
 */
export const RELOADED_KEY = 'reloadedAt';
export const ONCE_IN_MS = 10 * 60_000;

const listeners = new Set<() => void>();
let hasFailed = false;

/** Call it once, before anything loads. */
export function watchParts(): void {
  window.addEventListener('vite:preloadError', (event) => {
    event.preventDefault();
    partFailed(Date.now());
  });
}

/** Starts to wait for a page's parts; the returned function stops waiting. */
export function awaitParts(): () => void {
  const timer = setTimeout(() => partFailed(Date.now()), CHUNK_TIMEOUT_MS);
  return () => clearTimeout(timer);
}

export function useHasPartFailed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasFailed,
    () => false,
  );
}

/** Whether the page may reload itself again. `reloadedAt`: the last reload, in milliseconds; null: never. */
export function mayReload(reloadedAt: number | null, now: number): boolean {
  return reloadedAt === null || now - reloadedAt > ONCE_IN_MS;
}

function partFailed(now: number): void {
  const kept = sessionStorage.getItem(RELOADED_KEY);
  if (navigator.onLine && mayReload(kept === null ? null : Number(kept), now)) {
    sessionStorage.setItem(RELOADED_KEY, String(now));
    window.location.reload();
    return;
  }
  hasFailed = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
