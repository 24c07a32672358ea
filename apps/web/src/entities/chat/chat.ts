import { ApiError, type CallOptions, chatCalls, followStream } from '@champa/api-client';
import type { Chat, ChatEntered, ChatMessage, ChatNews, Language } from '@champa/contract';
import { api } from '../../kit/api/api.ts';
import { session } from '../../kit/api/session.ts';

const KEY = 'chatKey';
// The contract's (`CHAT_LIVE_PATH`), without its schemas.
const LIVE_PATH = '/api/chat/live';

/** The key of the chat that this browser has begun: it outlives the window, so that a visitor returns to it. */
export const chatKey = {
  get: (): string | null => localStorage.getItem(KEY),
  keep: (key: string): void => localStorage.setItem(KEY, key),
  forget: (): void => localStorage.removeItem(KEY),
};

/** Enters the chat, as the member who is signed in, else as a visitor. */
export async function enterChat(topic: string, language: Language): Promise<ChatEntered> {
  const kept = chatKey.get();
  const body = { topic, language, ...(kept !== null && { key: kept }) };
  const entered = await (session.token() === null
    ? api.call(chatCalls.enterChat, { body })
    : api.call(chatCalls.enterChatAsMember, { body }));
  if (entered.key !== null) chatKey.keep(entered.key);
  return entered;
}

/** The chat that this browser has begun and that goes on; null: there is none. Whoever has signed in meanwhile takes it along. */
export async function resumeChat(language: Language): Promise<ChatEntered | null> {
  const key = chatKey.get();
  if (key === null) return null;
  try {
    const { chat } = await messagesSince(key, { after: Number.MAX_SAFE_INTEGER });
    if (chat.state === 'ended') {
      chatKey.forget();
      return null;
    }
    if (chat.isMember && session.token() === null) return null;
    return await enterChat(chat.topic, language);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CHAT_KEY_INVALID') throw error;
    chatKey.forget();
    return null;
  }
}

type Asked = { after: number; read?: number | undefined };
type Since = { chat: Chat; list: ChatMessage[]; isWhole: boolean };

export const messagesSince = (key: string, { after, read }: Asked): Promise<Since> =>
  api.call(chatCalls.chatMessages, { body: { key, after, ...(read !== undefined && { read }) } });

/** Says something; the same message key says it once, however often it is sent. */
export async function say(key: string, { text, messageKey }: { text: string; messageKey: string }): Promise<void> {
  await api.call(chatCalls.sayInChat, { body: { key, text, messageKey } });
}

export async function tellTyping(key: string): Promise<void> {
  await api.call(chatCalls.typeInChat, { body: { key } });
}

export async function sendPicture(key: string, picture: Blob, options: CallOptions): Promise<void> {
  const { ticket } = await api.call(chatCalls.chatTicket, { body: { key } });
  await api.call(chatCalls.sendChatPicture, { params: { ticket }, body: picture }, options);
}

/** A picture of the chat, as an address that an image shows. */
export async function pictureOf(key: string, seq: number): Promise<string> {
  const { picture } = await api.call(chatCalls.chatPicture, { body: { key, seq } });
  return `data:image/jpeg;base64,${picture}`;
}

export async function endChat(key: string): Promise<void> {
  await api.call(chatCalls.endChat, { body: { key } });
}

export async function rateChat(key: string, stars: number, comment: string): Promise<void> {
  await api.call(chatCalls.rateChat, { body: { key, stars, comment } });
}

export async function sendTranscript(key: string, email: string): Promise<void> {
  await api.call(chatCalls.sendChatTranscript, { body: { key, email } });
}

type Following = { onNews: (news: ChatNews) => void; onOpen: () => void };

/** Follows a chat until the returned function is called. Each time the stream opens, something may have been missed. */
export function followChat(key: string, { onNews, onOpen }: Following): () => void {
  return followStream({
    path: LIVE_PATH,
    names: ['chat'],
    takeTicket: async (signal) => (await api.call(chatCalls.chatTicket, { body: { key } }, { signal })).ticket,
    onEvent: (event) => {
      if (event.name === 'chat') onNews(event.data);
    },
    onOpen,
  });
}
