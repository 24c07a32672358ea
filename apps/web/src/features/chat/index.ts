export { ChatPage } from './components/chat-page.tsx';
export { type ChatSearch, parseChatSearch } from './model/chat-search.ts';
