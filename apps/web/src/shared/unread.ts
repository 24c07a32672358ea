import { callQuery, calls } from '@champa/api-client';
import type { UnreadCount } from '@champa/contract';
import { useQuery } from '@tanstack/react-query';
import { api, queryClient } from './api.ts';
import { useIsSignedIn } from './session.ts';

// It comes with who is signed in, and is kept there.
const member = callQuery(api, calls.loginInfo, {});

/** How many messages the member has not read; a visitor has none. */
export function useUnread(): number {
  const isSignedIn = useIsSignedIn();
  return useQuery({ ...member, enabled: isSignedIn, select: ({ unreadMessage }) => unreadMessage }).data ?? 0;
}

/** How many are shown as unread now. */
export function shownUnread(): number {
  return queryClient.getQueryData(member.queryKey)?.unreadMessage ?? 0;
}

/** Shows how many are unread from now on. */
export function showUnread({ count }: UnreadCount): void {
  queryClient.setQueryData(member.queryKey, (known) => known && { ...known, unreadMessage: count });
}
