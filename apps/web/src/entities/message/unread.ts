import type { UnreadCount } from '@champa/contract';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../kit/api/api.ts';
import { useIsSignedIn } from '../../kit/api/session.ts';
import { memberQuery } from '../member/index.ts';

/** The number of unread messages, from the signed-in member's data; a visitor has none. */
export function useUnread(): number {
  const isSignedIn = useIsSignedIn();
  return useQuery({ ...memberQuery, enabled: isSignedIn, select: ({ unreadMessage }) => unreadMessage }).data ?? 0;
}

/** The number that is shown as unread now. */
export function shownUnread(): number {
  return queryClient.getQueryData(memberQuery.queryKey)?.unreadMessage ?? 0;
}

/** Shows a new number of unread messages. */
export function showUnread({ count }: UnreadCount): void {
  queryClient.setQueryData(memberQuery.queryKey, (known) => known && { ...known, unreadMessage: count });
}
