import type { AdminChat, CannedAnswer, Chat, ChatMessage } from '@champa/contract';
import type { ListedChat } from './chat.repo.ts';
import type { Canned } from './desk.repo.ts';
import type { Conversation, Message } from './domain/chat.ts';

/** The name by which a customer knows an employee. */
export function nameOf(actor: string | null): string | null {
  return actor?.replace(/^staff:/, '') ?? null;
}

export function presentChat(one: Conversation, place: number): Chat {
  return {
    topic: one.topic,
    state: one.state,
    place,
    lastSeq: one.lastSeq,
    staffRead: one.staffRead,
    with: nameOf(one.claimedBy),
    isMember: one.memberId !== null,
    stars: one.stars,
  };
}

export function presentMessage({ author, at, ...message }: Message): ChatMessage {
  return { ...message, name: nameOf(author), at: at.toString() };
}

export function presentForStaff(one: ListedChat, username: string | null): AdminChat {
  return {
    id: String(one.id),
    topic: one.topic,
    language: one.language,
    state: one.state,
    memberId: one.memberId,
    username,
    claimedBy: one.claimedBy,
    lastSeq: one.lastSeq,
    unread: one.unread,
    last: one.last.slice(0, 120),
    createdAt: one.createdAt.toString(),
    waitsSince: one.waitsSince.toString(),
    lastAt: one.lastAt.toString(),
    endedAt: one.endedAt?.toString() ?? null,
    stars: one.stars,
    ratingComment: one.ratingComment,
  };
}

export function presentCanned({ id, changedAt, ...one }: Canned): CannedAnswer {
  return { ...one, id: String(id), changedAt: changedAt.toString() };
}
