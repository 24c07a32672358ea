import type { Chat, ChatMessage } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { cx, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { pictureOf } from '../../../entities/chat/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import type { Conversation } from '../model/use-conversation.ts';

type MessageLogProps = { talk: Conversation; chat: Chat; chatKey: string; greeting: string };

const bubble = 'max-w-[85%] rounded-lg px-3.5 py-2.5 text-[15px] leading-relaxed [overflow-wrap:anywhere]';
const mine = 'self-end rounded-ee-sm bg-gold-fill text-on-gold';
const theirs = 'self-start rounded-es-sm bg-surface-2';

/** What was said, the newest at the bottom and in sight. */
export function MessageLog({ talk, chat, chatKey, greeting }: MessageLogProps) {
  const t = useTranslate();
  const { list, pending, isTyping } = talk;
  const end = useRef<HTMLDivElement>(null);
  const shown = list.length + pending.length;
  // Newer browsers return a promise of the scrolling, which is no clean-up.
  useEffect(() => void end.current?.scrollIntoView({ block: 'end' }), [shown, isTyping]);
  const lastOwn = list.findLast(({ side }) => side === 'customer')?.seq;
  return (
    <div
      role="log"
      aria-label={t('chat_log')}
      // The keyboard scrolls it where it contains nothing focusable.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto px-4 py-4"
    >
      <ol className="flex flex-col gap-2">
        {greeting !== '' && <li className={cx(bubble, theirs)}>{greeting}</li>}
        {list.map((message) =>
          message.kind === 'event' ? (
            <EventLine key={message.seq} message={message} />
          ) : (
            <Bubble
              key={message.seq}
              message={message}
              chatKey={chatKey}
              mark={message.seq === lastOwn ? (chat.staffRead >= message.seq ? 'chat_read' : 'chat_delivered') : null}
            />
          ),
        )}
        {pending.map((one) => (
          <li key={one.key} className="flex flex-col gap-1">
            <span className={cx(bubble, mine, 'opacity-70')}>{one.text}</span>
            {one.isFailed ? (
              <button
                type="button"
                onClick={() => talk.sendAgain(one)}
                className="touch-target self-end text-xs font-semibold text-ember underline"
              >
                {t('chat_send_again')}
              </button>
            ) : (
              <span className="self-end text-xs text-muted">{t('chat_sending')}</span>
            )}
          </li>
        ))}
      </ol>
      {isTyping && (
        <p role="status" className="self-start text-[13px] text-muted">
          {t('chat_typing', { name: chat.with ?? '' })}
        </p>
      )}
      <div ref={end} />
    </div>
  );
}

type BubbleProps = { message: ChatMessage; chatKey: string; mark: 'chat_read' | 'chat_delivered' | null };

function Bubble({ message, chatKey, mark }: BubbleProps) {
  const t = useTranslate();
  const times = useTimeFormat();
  const { side, kind, name, text, at, seq } = message;
  const isMine = side === 'customer';
  const who = isMine ? t('chat_you') : (name ?? '');
  return (
    <li className="flex flex-col gap-0.5">
      <span className={cx(kind === 'picture' ? 'max-w-[85%]' : bubble, isMine ? mine : theirs, 'whitespace-pre-line')}>
        <span className="sr-only">{who}: </span>
        {kind === 'picture' ? (
          <Picture chatKey={chatKey} seq={seq} alt={t('chat_picture_from', { name: who })} />
        ) : (
          text
        )}
      </span>
      <span className={cx('text-xs text-muted tabular', isMine ? 'self-end' : 'self-start')}>
        {!isMine && `${who} · `}
        <time dateTime={at}>{times.clock(at)}</time>
        {mark && ` · ${t(mark)}`}
      </span>
    </li>
  );
}

/** A picture has its place before it has come, so that what is below does not jump. */
function Picture({ chatKey, seq, alt }: { chatKey: string; seq: number; alt: string }) {
  const { data } = useQuery({
    queryKey: ['chatPicture', chatKey, seq],
    queryFn: () => pictureOf(chatKey, seq),
    staleTime: Infinity,
  });
  if (!data) return <Skeleton className="h-48 w-60 rounded-lg" />;
  return <img src={data} alt={alt} className="h-48 max-w-full rounded-lg object-contain" />;
}

const eventWords: Record<string, MessageId> = {
  joined: 'chat_event_joined',
  handed_over: 'chat_event_handed_over',
  released: 'chat_event_released',
  ended: 'chat_event_ended',
  ended_quiet: 'chat_event_ended_quiet',
  signed_in: 'chat_event_signed_in',
};

function EventLine({ message: { text, name } }: { message: ChatMessage }) {
  const t = useTranslate();
  const word = eventWords[text];
  if (!word) return null;
  return <li className="self-center py-1 text-center text-[13px] text-muted">{t(word, { name: name ?? '' })}</li>;
}
