import { useTranslate } from '@champa/i18n/react';
import { Button, cx, Icon, Spinner } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chatModelsQuery, chatQuery } from '../../../entities/site/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { useOpenChat } from '../model/open-chat.ts';
import { ContentEmpty, ContentSkeleton } from './content-states.tsx';

/** The list of chats. The house's own opens in its window, one of an outside service here in a frame. */
export function ChatDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(chatModelsQuery(useLanguage()));
  const [chosen, setChosen] = useState<string | null>(null);
  const openChat = useOpenChat();
  const alone = data?.list.length === 1 && !data.list[0]!.isOwn ? data.list[0]!.id : undefined;
  const entered = chosen ?? alone;
  return (
    <Dialog
      title={data?.list.find(({ id }) => id === entered)?.title ?? t('chat_room')}
      closeLabel={t('close')}
      onClose={onClose}
      room="page"
    >
      {/* As high in every state as a chat, so that the sheet does not move. */}
      <div className="min-h-[min(560px,62dvh)]">
        {entered !== undefined ? (
          <Chat model={entered} onBack={alone === undefined ? () => setChosen(null) : undefined} />
        ) : data?.list.length === 0 ? (
          <ContentEmpty text={t('chat_none')} />
        ) : data ? (
          <ul className="flex flex-col gap-2.5">
            {data.list.map(({ id, title, isOwn }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => (isOwn ? openChat(id) : setChosen(id))}
                  className="flex min-h-14 w-full items-center gap-3 rounded-md bg-surface-2 px-4 text-start font-semibold transition-colors hover:bg-surface-3 hover:text-gold"
                >
                  <span className="flex-1">{title}</span>
                  <Icon name="chevronEnd" size={18} className="text-muted" />
                </button>
              </li>
            ))}
          </ul>
        ) : isError ? (
          <LoadFailure onRetry={() => void refetch()} />
        ) : (
          <ContentSkeleton />
        )}
      </div>
    </Dialog>
  );
}

function Chat({ model, onBack }: { model: string; onBack: (() => void) | undefined }) {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(chatQuery(model, useLanguage()));
  const [isReady, setReady] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      {onBack && (
        <Button kind="plain" className="self-start" onClick={onBack}>
          <Icon name="arrowStart" size={18} />
          {t('back')}
        </Button>
      )}
      <div className="relative h-[min(560px,62dvh)] overflow-hidden rounded-md bg-surface-2">
        {isError ? (
          <LoadFailure onRetry={() => void refetch()} />
        ) : (
          <>
            {!isReady && (
              <p role="status" className="absolute inset-0 flex items-center justify-center gap-3 text-sm text-muted">
                <Spinner />
                {t('chat_opening')}
              </p>
            )}
            {data && (
              <iframe
                src={data.chatUrl}
                title={t('chat_room')}
                sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
                referrerPolicy="strict-origin"
                onLoad={() => setReady(true)}
                className={cx('absolute inset-0 size-full border-0', !isReady && 'invisible')}
              />
            )}
          </>
        )}
      </div>
    </div>
  );
}
