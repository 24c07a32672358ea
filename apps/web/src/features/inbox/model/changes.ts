import type { InboxMessage } from '@champa/contract';
import type { InboxPages } from '../../../entities/message/index.ts';

/** A message after the change, or null where it is deleted. */
export type Change = (message: InboxMessage) => InboxMessage | null;

export function readOne(id: string): Change {
  return (message) => (message.id === id ? asRead(message) : message);
}

export const readAll: Change = asRead;

export function dropSome(ids: readonly string[]): Change {
  const gone = new Set(ids);
  return (message) => (gone.has(message.id) ? null : message);
}

/** The loaded pages after a change. */
export function changePages(pages: InboxPages, change: Change): InboxPages {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, list: page.list.flatMap((m) => change(m) ?? []) })) };
}

/** The messages that a change alters or deletes. */
export function changedBy(messages: readonly InboxMessage[], change: Change): InboxMessage[] {
  return messages.filter((message) => change(message) !== message);
}

/** The present pages with one change reverted: its messages are restored at their positions. */
export function undoChange(now: InboxPages, before: InboxPages, changed: ReadonlySet<string>): InboxPages {
  const present = new Map(now.pages.flatMap((page) => page.list).map((message) => [message.id, message]));
  const asItIs = (message: InboxMessage) => (changed.has(message.id) ? message : (present.get(message.id) ?? []));
  return { ...before, pages: before.pages.map((page) => ({ ...page, list: page.list.flatMap(asItIs) })) };
}

function asRead(message: InboxMessage): InboxMessage {
  return message.isRead ? message : { ...message, isRead: true };
}
