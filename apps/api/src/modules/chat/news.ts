import type { ChatNews, ChatSide } from '@champa/contract';
import type { LiveHub } from '../../platform/live.ts';
import type { Conversation } from './domain/chat.ts';

/** Under which names chats are published: each to its own screens, and all of them to staff. */
export const STAFF = 'chat:staff';
export const channelOf = (id: bigint | string): string => `chat:${id}`;

type Told = Pick<Conversation, 'id' | 'memberId'>;

/** Tells the screens of a chat, of staff, and of its member that something moved; after the commit. */
export function createNews(live: Pick<LiveHub, 'publish'>) {
  return ({ id, memberId }: Told, what: ChatNews['what'], side: ChatSide, seq: number): void => {
    const data: ChatNews = { id: String(id), what, side, seq };
    live.publish(channelOf(id), { name: 'chat', data });
    live.publish(STAFF, { name: 'chat', data });
    // The site tells a member of an answer while the chat's window is closed.
    if (memberId !== null && what === 'message' && side === 'staff') live.publish(memberId, { name: 'chat', data });
  };
}

export type TellNews = ReturnType<typeof createNews>;
