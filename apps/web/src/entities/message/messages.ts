import { callKey, callQuery, inboxCalls } from '@champa/api-client';
import type { InboxMessage, Language } from '@champa/contract';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, queryClient } from '../../kit/api/api.ts';
import { askAnew } from '../../kit/api/ask-anew.ts';
import { showUnread } from './unread.ts';

const PAGE_SIZE = 20;

type InboxPage = { list: InboxMessage[]; next: string | null };
export type InboxPages = InfiniteData<InboxPage, string | null>;

/** Every list of messages, whatever was asked for. */
export const listsKey = [inboxCalls.inboxMessages.id] as const;
/** Every message that was looked at by itself. */
export const singlesKey = [inboxCalls.inboxMessage.id] as const;
/** Every change that a member makes to his messages. */
export const changesKey = ['inboxChange'] as const;

export function messagesQuery(language: Language, unreadOnly: boolean) {
  const query = { language, unread: unreadOnly ? '1' : '0', pageSize: String(PAGE_SIZE) } as const;
  return infiniteQueryOptions({
    queryKey: callKey(inboxCalls.inboxMessages, { query }),
    queryFn: ({ pageParam, signal }) =>
      api.call(inboxCalls.inboxMessages, { query: { ...query, ...(pageParam && { before: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Messages are looked at to see what has just come.
    staleTime: 0,
  });
}

/** One message; what a list has of it already is not asked again. */
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

/** Hears that something came, was read or deleted, here or on another screen of the member's. */
export function receiveUnread(count: number): void {
  // While changes of one's own are on their way, their answers tell.
  if (queryClient.isMutating({ mutationKey: changesKey }) > 0) return;
  showUnread({ count });
  void askAnew(listsKey);
}

/** Asks anew what may have been missed while nobody listened. */
export async function catchUpInbox(): Promise<void> {
  const { count } = await api.call(inboxCalls.unreadMessageCount, {});
  receiveUnread(count);
}
