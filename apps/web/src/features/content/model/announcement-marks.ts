import { useSyncExternalStore } from 'react';

/** The session's markers of closed announcements: one for members, one for visitors (specification, section 4). */
const keys = { member: 'USER_POPUP', visitor: 'ANONYMOUS_POPUP' } as const;
const listeners = new Set<() => void>();

export type Audience = keyof typeof keys;

export function markAnnouncementsClosed(audience: Audience): void {
  sessionStorage.setItem(keys[audience], '1');
  for (const listener of listeners) listener();
}

/** Whether the announcements were closed in this session. */
export function areAnnouncementsClosed(audience: Audience): boolean {
  return sessionStorage.getItem(keys[audience]) !== null;
}

/** The same, followed. On the server they count as closed, because it cannot know. */
export function useAnnouncementsClosed(audience: Audience): boolean {
  return useSyncExternalStore(
    subscribe,
    () => areAnnouncementsClosed(audience),
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
