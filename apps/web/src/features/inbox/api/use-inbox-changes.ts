import { inboxCalls } from '@champa/api-client';
import type { InboxMessage, UnreadCount } from '@champa/contract';
import { showToast } from '@champa/ui';
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changesKey,
  type InboxPages,
  listsKey,
  shownUnread,
  showUnread,
  singlesKey,
} from '../../../entities/message/index.ts';
import { api } from '../../../kit/api/api.ts';
import { refetchShown } from '../../../kit/api/refetch-shown.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { type Change, changedBy, changePages, dropSome, readAll, readOne, undoChange } from '../model/changes.ts';

type Spec<V> = {
  send: (wanted: V) => Promise<UnreadCount>;
  change: (wanted: V) => Change;
};

/** The data before a change, to restore where it fails. */
type Before = {
  lists: [QueryKey, InboxPages | undefined][];
  singles: [QueryKey, InboxMessage | undefined][];
  changed: readonly InboxMessage[];
};

/** Changes to a member's messages: shown at once, reverted where the server refuses them. */
export function useInboxChanges() {
  const read = useInboxChange<string>({
    send: (id) => api.call(inboxCalls.readMessage, { params: { id } }),
    change: readOne,
  });
  const readEvery = useInboxChange<void>({
    send: () => api.call(inboxCalls.readAllMessages, {}),
    change: () => readAll,
  });
  const drop = useInboxChange<readonly string[]>({
    send: (ids) => api.call(inboxCalls.deleteMessages, { body: { ids: [...ids] } }),
    change: dropSome,
  });
  return { read, readEvery, drop };
}

function useInboxChange<V>({ send, change }: Spec<V>) {
  const client = useQueryClient();
  const describeError = useDescribeError();
  return useMutation({
    mutationKey: changesKey,
    mutationFn: send,
    // Without a network a change fails and is reverted at once, instead of waiting.
    networkMode: 'always',
    async onMutate(wanted: V): Promise<Before> {
      await client.cancelQueries({ queryKey: listsKey });
      const lists = client.getQueriesData<InboxPages>({ queryKey: listsKey });
      const singles = client.getQueriesData<InboxMessage>({ queryKey: singlesKey });
      const made = change(wanted);
      const changed = changedBy(loadedMessages(lists, singles), made);
      client.setQueriesData<InboxPages>({ queryKey: listsKey }, (pages) => pages && changePages(pages, made));
      client.setQueriesData<InboxMessage>(
        { queryKey: singlesKey },
        (message) => (message && made(message)) ?? undefined,
      );
      showUnread({ count: Math.max(0, shownUnread() - unreadAmong(changed)) });
      return { lists, singles, changed };
    },
    onError(error, _wanted, before) {
      if (before) takeBack(client, before);
      showToast('error', describeError(error));
    },
    onSuccess: showUnread,
    onSettled() {
      // The last change to end refetches what the others changed.
      if (client.isMutating({ mutationKey: changesKey }) === 1) void refetchShown(listsKey);
    },
  });
}

// Other changes may be pending or done; theirs stay.
function takeBack(client: QueryClient, { lists, singles, changed }: Before): void {
  const ids = new Set(changed.map(({ id }) => id));
  for (const [key, pages] of lists) {
    client.setQueryData<InboxPages>(key, (now) => (now && pages ? undoChange(now, pages, ids) : now));
  }
  for (const [key, message] of singles) if (message && ids.has(message.id)) client.setQueryData(key, message);
  showUnread({ count: shownUnread() + unreadAmong(changed) });
}

/** Each message once, however many lists contain it. */
function loadedMessages(lists: Before['lists'], singles: Before['singles']): InboxMessage[] {
  const loaded = [
    ...lists.flatMap(([, pages]) => pages?.pages.flatMap(({ list }) => list) ?? []),
    ...singles.flatMap(([, message]) => message ?? []),
  ];
  return [...new Map(loaded.map((message) => [message.id, message])).values()];
}

function unreadAmong(messages: readonly InboxMessage[]): number {
  return messages.filter(({ isRead }) => !isRead).length;
}
