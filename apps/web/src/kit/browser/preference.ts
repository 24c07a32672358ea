import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** A yes or no that the visitor chose and this browser stores. */
export function usePreference(key: string): [boolean, (value: boolean) => void] {
  const value = useSyncExternalStore(subscribe, () => localStorage.getItem(key) === '1', no);
  return [value, (next) => keep(key, next)];
}

const no = (): boolean => false;

function keep(key: string, value: boolean): void {
  if (value) localStorage.setItem(key, '1');
  else localStorage.removeItem(key);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
