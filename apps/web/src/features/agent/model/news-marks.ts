import { useSyncExternalStore } from 'react';

/** Announcements that were read on this device, by agent: two may use it. */
const keyOf = (memberId: string): string => `AGENT_NEWS_READ:${memberId}`;
const listeners = new Set<() => void>();

/** Those that are read, as far as they are still shown: what is gone need not be kept. */
export function readAfter(read: readonly string[], opened: string, shown: readonly string[]): string[] {
  return shown.filter((id) => id === opened || read.includes(id));
}

export function markNewsRead(memberId: string, opened: string, shown: readonly string[]): void {
  const read = readAfter(parse(localStorage.getItem(keyOf(memberId)) ?? ''), opened, shown);
  localStorage.setItem(keyOf(memberId), read.join());
  for (const listener of listeners) listener();
}

/** Which of the agent's announcements were read here. */
export function useReadNews(memberId: string): readonly string[] {
  return parse(
    useSyncExternalStore(
      subscribe,
      () => localStorage.getItem(keyOf(memberId)) ?? '',
      () => '',
    ),
  );
}

function parse(text: string): string[] {
  return text.split(',').filter((id) => id !== '');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
