import { useSyncExternalStore } from 'react';

/** The key of the picture whose letters the next sign-in must bring; null while none are asked for. */
let key: string | null = null;
const listeners = new Set<() => void>();

export const letters = {
  key: (): string | null => key,
  /** Asks for the letters of another picture. */
  ask: (): void => change(crypto.randomUUID()),
  forget: (): void => change(null),
};

export function useLettersKey(): string | null {
  return useSyncExternalStore(subscribe, letters.key);
}

function change(next: string | null): void {
  key = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
