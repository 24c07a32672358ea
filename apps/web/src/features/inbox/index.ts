export { catchUpInbox, receiveUnread } from './api/inbox.ts';
