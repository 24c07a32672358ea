export {
  catchUpInbox,
  changesKey,
  type InboxPages,
  listsKey,
  messageQuery,
  messagesQuery,
  receiveUnread,
  singlesKey,
} from './messages.ts';
export { UnreadBadge } from './unread-badge.tsx';
export { shownUnread, showUnread, useUnread } from './unread.ts';
