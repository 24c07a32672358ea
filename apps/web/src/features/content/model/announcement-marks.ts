import { useSyncExternalStore } from 'react';

/** Session markers of the announcements closed: a member's, and a visitor's (specification, section 4). */
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

/** The same, followed. The server, which cannot know, opens none. */
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
