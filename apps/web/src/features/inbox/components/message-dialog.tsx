import { ApiError } from '@champa/api-client';
import type { InboxMessage } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, buttonClass, Icon, Skeleton, StateView } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { openedPanel } from '../../../entities/member/index.ts';
import { messageQuery } from '../../../entities/message/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { useInboxChanges } from '../api/use-inbox-changes.ts';
import { messagePage } from '../model/ways.ts';

type MessageDialogProps = { id: string; onClose: () => void; onDrop: (id: string) => void };

/** A message, opened over the list. Opening it marks it as read. */
export function MessageDialog({ id, onClose, onDrop }: MessageDialogProps) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(messageQuery(useLanguage(), id));
  const { read } = useInboxChanges();
  const isShown = data !== undefined;
  const markRead = useEffectEvent(() => {
    if (data && !data.isRead) read.mutate(id);
  });
  // Once per opening: a failed attempt is not repeated again and again.
  useEffect(() => {
    if (isShown) markRead();
  }, [isShown]);

  return (
    <Dialog title={data?.title ?? t('inbox_message')} closeLabel={t('close')} onClose={onClose}>
      {data ? (
        <Message message={data} onDrop={() => onDrop(id)} />
      ) : error ? (
        <Missing error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </Dialog>
  );
}

function Missing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslate();
  const isGone = error instanceof ApiError && error.code === 'NOT_FOUND';
  if (!isGone) return <LoadFailure onRetry={onRetry} />;
  return <StateView art="empty" title={t('error.NOT_FOUND')} text={t('inbox_gone_text')} />;
}

function Message({ message: { kind, content, at }, onDrop }: { message: InboxMessage; onDrop: () => void }) {
  const t = useTranslate();
  const times = useTimeFormat();
  const way = messagePage(kind);
  return (
    <>
      <time dateTime={at} className="text-[13px] text-muted tabular">
        {times.full(at)}
      </time>
      <p className="mt-3 leading-relaxed whitespace-pre-line">{content}</p>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        {way && (
          <Link to={way.to} state={openedPanel} className={buttonClass({ kind: 'outline', size: 'small' })}>
            {t(way.label)}
            <Icon name="chevronEnd" size={16} />
          </Link>
        )}
        <Button kind="danger" size="small" className="ms-auto" onClick={onDrop}>
          {t('inbox_delete')}
        </Button>
      </div>
    </>
  );
}

function Waiting() {
  return (
    <div className="flex flex-col gap-3 pb-8">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-3/4" />
    </div>
  );
}
