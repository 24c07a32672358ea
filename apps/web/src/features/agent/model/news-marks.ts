import { useSyncExternalStore } from 'react';

/** The announcements read on this device, by agent: two agents may share it. */
const keyOf = (memberId: string): string => `AGENT_NEWS_READ:${memberId}`;
const listeners = new Set<() => void>();

/** The read announcements after opening one, without those that are no longer listed. */
export function readAfter(read: readonly string[], opened: string, shown: readonly string[]): string[] {
  return shown.filter((id) => id === opened || read.includes(id));
}

export function markNewsRead(memberId: string, opened: string, shown: readonly string[]): void {
  const read = readAfter(parse(localStorage.getItem(keyOf(memberId)) ?? ''), opened, shown);
  localStorage.setItem(keyOf(memberId), read.join());
  for (const listener of listeners) listener();
}

/** The announcements that the agent has read on this device. */
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
