import type { ChatEntered } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, IconButton, StateView } from '@champa/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { chatKey, enterChat, resumeChat } from '../../../entities/chat/index.ts';
import { chatModelsQuery, PageTitle } from '../../../entities/site/index.ts';
import { useIsSignedIn } from '../../../kit/api/session.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { RowsSkeleton } from '../../../kit/lists/rows-skeleton.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { Conversation } from './conversation.tsx';
import { TopicList } from './topic-list.tsx';

type ChatPageProps = {
  topic: string | undefined;
  /** Forgets the topic of the address: the next chat may be about another. */
  onNoTopic: () => void;
  /** Missing in a window of its own. */
  onBack: (() => void) | undefined;
  onLeaveMessage: () => void;
};

/** The chat with customer service, from the choice of a topic to the rating. */
export function ChatPage({ topic, onNoTopic, onBack, onLeaveMessage }: ChatPageProps) {
  const t = useTranslate();
  const language = useLanguage();
  const isSignedIn = useIsSignedIn();
  const models = useQuery(chatModelsQuery(language));
  const resumed = useQuery({
    // Another member of this browser has another chat.
    queryKey: ['resumedChat', isSignedIn],
    queryFn: () => resumeChat(language),
    staleTime: Infinity,
    gcTime: 0,
  });
  const entering = useMutation({ mutationFn: (chosen: string) => enterChat(chosen, language) });
  const entered = entering.data ?? resumed.data ?? null;

  const topics = models.data?.list.filter(({ isOwn }) => isOwn) ?? [];
  const wanted = topics.find(({ id }) => id === topic)?.id;
  const begin = useEffectEvent(() => {
    if (wanted !== undefined && entered === null && entering.isIdle) entering.mutate(wanted);
  });
  // The address names the topic, once nothing that runs was found.
  useEffect(() => begin(), [wanted, resumed.isSuccess]);

  const again = (): void => {
    chatKey.forget();
    onNoTopic();
    entering.reset();
    void resumed.refetch();
  };

  const failed = models.isError || resumed.isError || entering.isError;
  return (
    <Frame title={topics.find(({ id }) => id === entered?.chat?.topic)?.title ?? t('chat_title')} onBack={onBack}>
      {entered?.key && entered.chat ? (
        <Conversation key={entered.key} entered={entered} onAgain={again} onLeaveMessage={onLeaveMessage} />
      ) : failed ? (
        <LoadFailure
          onRetry={() => {
            entering.reset();
            void models.refetch();
            void resumed.refetch();
          }}
        />
      ) : entered ? (
        <Closed entered={entered} onLeaveMessage={onLeaveMessage} />
      ) : models.isPending || resumed.isPending || entering.isPending || wanted !== undefined ? (
        <RowsSkeleton rows={4} className="h-14" />
      ) : topics.length === 0 ? (
        <StateView
          art="empty"
          title={t('chat_none')}
          action={<Button onClick={onLeaveMessage}>{t('chat_leave_message')}</Button>}
        />
      ) : (
        <TopicList topics={topics} onChoose={(id) => entering.mutate(id)} />
      )}
    </Frame>
  );
}

type FrameProps = { title: string; onBack: (() => void) | undefined; children: ReactNode };

function Frame({ title, onBack, children }: FrameProps) {
  const t = useTranslate();
  return (
    <main className="flex h-dvh flex-col bg-surface-0">
      <PageTitle title={title} />
      <header className="garden-face flex min-h-14 shrink-0 items-center gap-2 px-4">
        {onBack && <IconButton icon="arrowStart" label={t('back')} className="-ms-2" onClick={onBack} />}
        <h1 className="min-w-0 flex-1 truncate text-lg font-extrabold tracking-tight">{title}</h1>
      </header>
      <div className="mx-auto flex min-h-0 w-full max-w-3xl flex-1 flex-col">{children}</div>
    </main>
  );
}

/** Outside the working hours: when the chat opens again, and the way to leave a message. */
function Closed({ entered: { opensAt }, onLeaveMessage }: { entered: ChatEntered; onLeaveMessage: () => void }) {
  const t = useTranslate();
  const times = useTimeFormat();
  return (
    <div className="p-4">
      <StateView
        art="empty"
        title={opensAt === null ? t('chat_closed') : t('chat_closed_until', { time: times.full(opensAt) })}
        action={<Button onClick={onLeaveMessage}>{t('chat_leave_message')}</Button>}
        className="rounded-md bg-surface-2"
      />
    </div>
  );
}
