import { callKey, callQuery, inboxCalls } from '@champa/api-client';
import type { InboxMessage, Language } from '@champa/contract';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, queryClient } from '../../kit/api/api.ts';
import { refetchShown } from '../../kit/api/refetch-shown.ts';
import { showUnread } from './unread.ts';

const PAGE_SIZE = 20;

type InboxPage = { list: InboxMessage[]; next: string | null };
export type InboxPages = InfiniteData<InboxPage, string | null>;

/** The key of every list of messages, whatever its filters. */
export const listsKey = [inboxCalls.inboxMessages.id] as const;
/** The key of every single message. */
export const singlesKey = [inboxCalls.inboxMessage.id] as const;
/** The key of every change that members make to their messages. */
export const changesKey = ['inboxChange'] as const;

export function messagesQuery(language: Language, unreadOnly: boolean) {
  const query = { language, unread: unreadOnly ? '1' : '0', pageSize: String(PAGE_SIZE) } as const;
  return infiniteQueryOptions({
    queryKey: callKey(inboxCalls.inboxMessages, { query }),
    queryFn: ({ pageParam, signal }) =>
      api.call(inboxCalls.inboxMessages, { query: { ...query, ...(pageParam && { before: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Members open the inbox to see the latest.
    staleTime: 0,
  });
}

/** One message; what a list already has is not refetched. */
export function messageQuery(language: Language, id: string) {
  return queryOptions({
    ...callQuery(api, inboxCalls.inboxMessage, { params: { id }, query: { language } }),
    initialData: () => listedMessages(language).find((message) => message.id === id),
  });
}

function listedMessages(language: Language): InboxMessage[] {
  const lists = [false, true].map((unreadOnly) =>
    queryClient.getQueryData<InboxPages>(messagesQuery(language, unreadOnly).queryKey),
  );
  return lists.flatMap((pages) => pages?.pages.flatMap(({ list }) => list) ?? []);
}

/** Handles the event that a message arrived, was read or deleted, on this or another screen of the member. */
export function receiveUnread(count: number): void {
  // While own changes are being sent, their answers hold the count.
  if (queryClient.isMutating({ mutationKey: changesKey }) > 0) return;
  showUnread({ count });
  void refetchShown(listsKey);
}

/** Refetches what may have changed while the stream was closed. */
export async function catchUpInbox(): Promise<void> {
  const { count } = await api.call(inboxCalls.unreadMessageCount, {});
  receiveUnread(count);
}
