export { InboxPage } from './components/inbox-page.tsx';
export { type InboxSearch, parseInboxSearch } from './model/inbox-search.ts';
