import type { ChatAct, ChatSide, ChatState, Language } from '@champa/contract';

export type Conversation = {
  id: bigint;
  topic: string;
  language: Language;
  memberId: string | null;
  state: ChatState;
  claimedBy: string | null;
  lastSeq: number;
  customerRead: number;
  staffRead: number;
  createdAt: Temporal.Instant;
  waitsSince: Temporal.Instant;
  lastAt: Temporal.Instant;
  firstAnswerAt: Temporal.Instant | null;
  endedAt: Temporal.Instant | null;
  stars: number | null;
  ratingComment: string | null;
};

export type Message = {
  seq: number;
  key: string;
  side: ChatSide;
  kind: 'text' | 'picture' | 'event';
  author: string | null;
  text: string;
  at: Temporal.Instant;
};

/** What an employee can do now. A claim belongs to one: only they write, hand over and end. */
export function actsOf({ state, claimedBy }: Conversation, actor: string): ChatAct[] {
  const isMine = state === 'open' && claimedBy === actor;
  const may: Record<ChatAct, boolean> = {
    claim: state === 'waiting',
    release: isMine,
    hand_over: isMine,
    end: isMine,
    say: isMine,
  };
  return (Object.keys(may) as ChatAct[]).filter((act) => may[act]);
}
