import { followStream } from '@champa/api-client';
import {
  ADMIN_CHAT_LIVE_PATH,
  adminChat,
  type AdminChatCase,
  adminChatDesk,
  adminChatPresence,
  adminChatTicket,
  type ChatNews,
  type OperationValue,
} from '@champa/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMay } from '../../kit/may.ts';
import { call, follow } from '../../providers/api.ts';

export type DeskView = OperationValue<typeof adminChatDesk>;

const DESK = ['chatDesk'];
const chatKeyOf = (id: string) => ['chat', id];
/** Less than the server takes an employee for gone. */
const PRESENT_EVERY_MS = 25_000;
const TYPING_SHOWN_MS = 4000;

/** The desk as it is now: the stream says that something moved, and what moved is asked for. */
export function useDesk(): {
  desk: DeskView | undefined;
  typing: ReadonlySet<string>;
  setTaking: (is: boolean) => void;
} {
  const client = useQueryClient();
  const mayAnswer = useMay(adminChatPresence);
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setTaking] = useState<boolean | null>(null);
  const { data: desk } = useQuery({
    queryKey: DESK,
    queryFn: () => follow(adminChatDesk, {}),
    refetchInterval: PRESENT_EVERY_MS,
  });

  // As the employee has just chosen; after a reload as the server knows it.
  const isTaking = chosen ?? desk?.isTaking ?? false;

  const hear = useEffectEvent(({ id, what, side }: ChatNews) => {
    if (what === 'typing') {
      if (side !== 'customer') return;
      setTyping((ids) => new Set([...ids, id]));
      setTimeout(() => setTyping((ids) => new Set([...ids].filter((each) => each !== id))), TYPING_SHOWN_MS);
      return;
    }
    if (what === 'message') setTyping((ids) => new Set([...ids].filter((each) => each !== id)));
    void client.invalidateQueries({ queryKey: DESK });
    void client.invalidateQueries({ queryKey: chatKeyOf(id) });
  });
  const catchUp = useEffectEvent(() => {
    void client.invalidateQueries({ queryKey: DESK });
    void client.invalidateQueries({ queryKey: ['chat'] });
  });

  useEffect(
    () =>
      followStream({
        path: ADMIN_CHAT_LIVE_PATH,
        names: ['chat'],
        takeTicket: async () => (await follow(adminChatTicket, {})).ticket,
        onEvent: (event) => {
          if (event.name === 'chat') hear(event.data);
        },
        onOpen: () => catchUp(),
      }),
    [],
  );

  const tellPresence = useEffectEvent(() => {
    if (mayAnswer) follow(adminChatPresence, { body: { isTaking } }).catch(() => undefined);
  });
  useEffect(() => {
    const timer = setInterval(() => tellPresence(), PRESENT_EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  return {
    desk: desk && { ...desk, isTaking },
    typing,
    setTaking: (is) => {
      setTaking(is);
      call(adminChatPresence, { body: { isTaking: is } }).then(
        () => client.invalidateQueries({ queryKey: DESK }),
        () => setTaking(!is),
      );
    },
  };
}

/** A chat with all its messages; only those after the last known one are asked for. */
export function useChat(id: string): { chat: AdminChatCase | undefined; refresh: () => void } {
  const client = useQueryClient();
  const queryKey = chatKeyOf(id);
  const { data: chat } = useQuery({
    queryKey,
    queryFn: async (): Promise<AdminChatCase> => {
      const known = client.getQueryData<AdminChatCase>(queryKey)?.messages ?? [];
      const after = known.at(-1)?.seq ?? 0;
      const came = await follow(adminChat, { params: { id }, query: { after: String(after) } });
      return { ...came, messages: [...known, ...came.messages.filter(({ seq }) => seq > after)] };
    },
  });
  return {
    chat,
    refresh: () => {
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: DESK });
    },
  };
}
