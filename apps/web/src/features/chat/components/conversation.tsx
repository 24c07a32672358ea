import type { Chat, ChatEntered, ChatStanding } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, showToast } from '@champa/ui';
import { ConfirmDialog } from '@champa/ui/confirm-dialog';
import { useState } from 'react';
import { endChat } from '../../../entities/chat/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { useConversation } from '../model/use-conversation.ts';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { Ended } from './ended.tsx';

type ConversationProps = { entered: ChatEntered; onAgain: () => void; onLeaveMessage: () => void };

/** A chat that goes on, or has just ended. */
export function Conversation({ entered, onAgain, onLeaveMessage }: ConversationProps) {
  const t = useTranslate();
  const key = entered.key!;
  const talk = useConversation(key, onAgain);
  const chat = talk.chat ?? entered.chat!;
  return (
    <>
      <Standing chat={chat} standing={entered.standing} chatKey={key} onLeaveMessage={onLeaveMessage} />
      <MessageLog talk={talk} chat={chat} chatKey={key} greeting={entered.greeting} />
      {talk.isLost && (
        <p role="status" className="bg-ember/12 px-4 py-2 text-[13px] font-medium text-ember">
          {t('chat_lost')}
        </p>
      )}
      {chat.state === 'ended' ? (
        <Ended chat={chat} chatKey={key} onRated={talk.refresh} onAgain={onAgain} />
      ) : (
        <Composer chatKey={key} onSend={talk.send} onTyping={talk.typing} onPicture={talk.refresh} />
      )}
    </>
  );
}

type StandingProps = { chat: Chat; standing: ChatStanding; chatKey: string; onLeaveMessage: () => void };

/** Where the chat stands: its place in the queue, who answers; and its end by the customer. */
function Standing({ chat, standing, chatKey: key, onLeaveMessage }: StandingProps) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const [isAsked, setAsked] = useState(false);
  const isAway = chat.state === 'waiting' && standing !== 'open';
  const end = (): void => {
    setAsked(false);
    endChat(key).catch((error: unknown) => showToast('error', describeError(error)));
  };
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-line px-4 py-1.5">
      <p role="status" className="text-[13px] font-semibold text-muted tabular">
        {chat.state === 'waiting' && t('chat_place', { place: chat.place })}
        {chat.state === 'open' && t('chat_with', { name: chat.with ?? '' })}
        {chat.state === 'ended' && t('chat_over')}
      </p>
      {chat.state !== 'ended' && (
        <Button kind="plain" size="small" className="-me-2" onClick={() => setAsked(true)}>
          {t('chat_end')}
        </Button>
      )}
      {isAway && (
        <p className="flex w-full flex-wrap items-center gap-x-3 pb-1 text-[13px] text-muted">
          {t('chat_away')}
          <Button kind="plain" size="small" className="-mx-2" onClick={onLeaveMessage}>
            {t('chat_leave_message')}
          </Button>
        </p>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t('chat_end_title')}
          message={t('chat_end_text')}
          confirmLabel={t('chat_end')}
          cancelLabel={t('cancel')}
          onConfirm={end}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}
