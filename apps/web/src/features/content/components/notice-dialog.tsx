import type { PlayerNotice } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, Skeleton } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { noticesQuery } from '../../../entities/site/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { RichText } from '../../../kit/text/rich-text.tsx';
import { indexInList } from '../model/index-in-list.ts';
import { ContentEmpty } from './content-states.tsx';

type NoticeDialogProps = {
  /** The notice's number in the marquee, from the address. */
  about: string | undefined;
  onAbout: (about: string) => void;
  onClose: () => void;
};

/** One notice of the marquee, with links to the previous and the next. */
export function NoticeDialog({ about, onAbout, onClose }: NoticeDialogProps) {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(noticesQuery(useLanguage()));
  const notices = data?.player ?? [];
  const index = indexInList(about, notices.length);
  const notice = notices[index];
  return (
    <Dialog title={notice?.title ?? t('notices')} closeLabel={t('close')} onClose={onClose} room="page">
      {notice ? (
        <Notice notice={notice} index={index} count={notices.length} onIndex={(next) => onAbout(String(next))} />
      ) : data ? (
        <ContentEmpty />
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-[220px] rounded-md" />
      )}
    </Dialog>
  );
}

type NoticeProps = { notice: PlayerNotice; index: number; count: number; onIndex: (index: number) => void };

function Notice({ notice, index, count, onIndex }: NoticeProps) {
  const t = useTranslate();
  const times = useTimeFormat();
  return (
    <div className="flex min-h-[220px] flex-col">
      <p className="mb-3 text-xs text-muted tabular">{times.full(notice.timestamp)}</p>
      <div className="flex-1" aria-live="polite">
        <RichText html={notice.content} />
      </div>
      {count > 1 && (
        <div className="mt-6 flex items-center justify-between gap-3 border-t border-line pt-4">
          <Button kind="outline" disabled={index === 0} onClick={() => onIndex(index - 1)}>
            <Icon name="chevronStart" size={18} />
            {t('notice_previous')}
          </Button>
          <span className="text-sm text-muted tabular">{t('slide_of', { number: index + 1, count })}</span>
          <Button kind="outline" disabled={index === count - 1} onClick={() => onIndex(index + 1)}>
            {t('notice_next')}
            <Icon name="chevronEnd" size={18} />
          </Button>
        </div>
      )}
    </div>
  );
}
