import { useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

/** The script in index.html reads the same key before the first paint. */
const KEY = 'theme';
const listeners = new Set<() => void>();

/** Follows the system until the visitor chooses. Call it once, at the start. */
export function followSystemTheme(): void {
  const systemIsLight = window.matchMedia('(prefers-color-scheme: light)');
  systemIsLight.addEventListener('change', () => {
    if (localStorage.getItem(KEY) === null) show(systemIsLight.matches ? 'light' : 'dark');
  });
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  show(theme);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current, () => 'dark');
}

function current(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  const surface = getComputedStyle(document.documentElement).getPropertyValue('--surface-0');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surface.trim());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
