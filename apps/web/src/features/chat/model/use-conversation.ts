import { newIdempotencyKey } from '@champa/api-client';
import type { Chat, ChatMessage, ChatNews } from '@champa/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { chatKey, followChat, messagesSince, say, tellTyping } from '../../../entities/chat/index.ts';
import { merge, type Pending, stillPending, wholeUntil } from './merge.ts';

/** For how long a sign of writing is shown, and how often one's own is told. */
const TYPING_SHOWN_MS = 4000;
const TYPING_TOLD_MS = 2500;

export type Conversation = {
  chat: Chat | null;
  list: readonly ChatMessage[];
  pending: readonly Pending[];
  isTyping: boolean;
  isLost: boolean;
  send: (text: string) => void;
  sendAgain: (pending: Pending) => void;
  typing: () => void;
  refresh: () => void;
};

type Known = { chat: Chat | null; list: readonly ChatMessage[] };

/** A chat as it goes on. Messages are asked for after the last one known, whenever the stream opens or says that something moved. */
export function useConversation(key: string, onLost: () => void): Conversation {
  const [known, setKnown] = useState<Known>({ chat: null, list: [] });
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const [isTyping, setTyping] = useState(false);
  const [isLost, setLost] = useState(false);
  const latest = useRef<readonly ChatMessage[]>([]);
  const asking = useRef({ isBusy: false, isWanted: false });
  const typingEnds = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toldTypingAt = useRef(0);

  /** One question at a time: what moves meanwhile is asked for after it. */
  const ask = useEffectEvent(async () => {
    const state = asking.current;
    state.isWanted = true;
    if (state.isBusy) return;
    state.isBusy = true;
    try {
      while (state.isWanted) {
        state.isWanted = false;
        const after = wholeUntil(latest.current);
        // What is on a screen that nobody sees is not read.
        const read = document.visibilityState === 'visible' ? after : undefined;
        const { chat, list, isWhole } = await messagesSince(key, { after, read });
        latest.current = merge(latest.current, list);
        setKnown({ chat, list: latest.current });
        if (list.some(({ side }) => side === 'staff')) setTyping(false);
        if (!isWhole || list.length > 0) state.isWanted = true;
      }
      setLost(false);
    } catch {
      setLost(true);
      if (chatKey.get() !== key) onLost();
    } finally {
      state.isBusy = false;
    }
  });

  const hear = useEffectEvent(({ what, side }: ChatNews) => {
    if (what !== 'typing') return void ask();
    if (side !== 'staff') return;
    setTyping(true);
    clearTimeout(typingEnds.current);
    typingEnds.current = setTimeout(() => setTyping(false), TYPING_SHOWN_MS);
  });

  useEffect(() => {
    const left = new AbortController();
    const seen = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    document.addEventListener('visibilitychange', seen, { signal: left.signal });
    window.addEventListener('online', () => void ask(), { signal: left.signal });
    void ask();
    const leave = followChat(key, { onNews: hear, onOpen: () => void ask() });
    return () => {
      left.abort();
      leave();
      clearTimeout(typingEnds.current);
    };
  }, [key]);

  async function deliver(one: Pending): Promise<void> {
    try {
      await say(key, { text: one.text, messageKey: one.key });
      void ask();
    } catch {
      setPending((all) => all.map((each) => (each.key === one.key ? { ...each, isFailed: true } : each)));
      void ask();
    }
  }

  return {
    ...known,
    pending: stillPending(pending, known.list),
    isTyping,
    isLost,
    send: (text) => {
      const one: Pending = { key: newIdempotencyKey(), text, isFailed: false };
      setPending((all) => [...stillPending(all, latest.current), one]);
      void deliver(one);
    },
    // With the same key: if it has arrived after all, it is not said twice.
    sendAgain: (one) => {
      setPending((all) => all.map((each) => (each.key === one.key ? { ...each, isFailed: false } : each)));
      void deliver(one);
    },
    typing: () => {
      if (known.chat?.state !== 'open' || Date.now() - toldTypingAt.current < TYPING_TOLD_MS) return;
      toldTypingAt.current = Date.now();
      tellTyping(key).catch(() => undefined);
    },
    refresh: () => void ask(),
  };
}
