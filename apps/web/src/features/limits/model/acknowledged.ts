import { useSyncExternalStore } from 'react';

const KEY = 'realityCheckSeen';

const listeners = new Set<() => void>();

/**
 * When the member last answered a reality check, by the server's clock. All tabs of the browser share it: an answer in one
 * tab counts in all.
 */
export function useAcknowledged(memberId: string): number {
  return useSyncExternalStore(
    subscribe,
    () => readAcknowledged(localStorage.getItem(KEY), memberId),
    () => 0,
  );
}

export function acknowledge(memberId: string, at: number): void {
  localStorage.setItem(KEY, `${memberId} ${at}`);
  for (const listener of listeners) listener();
}

/** Another member's answer does not count. */
export function readAcknowledged(kept: string | null, memberId: string): number {
  const [whose, at] = kept?.split(' ') ?? [];
  return whose === memberId && /^\d+$/.test(at ?? '') ? Number(at) : 0;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
