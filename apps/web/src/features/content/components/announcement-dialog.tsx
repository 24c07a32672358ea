import { ANNOUNCEMENT_PAGE_SIZE, PAGE_MARGIN, PAGE_RANGE } from '@champa/contract/constants';
import type { Announcement } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Pagination } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useState } from 'react';
import { useIsFirstLogin } from '../../../kit/api/session.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { RichText } from '../../../kit/text/rich-text.tsx';
import { useAnnouncements } from '../model/use-announcements.ts';
import { ContentEmpty, ContentSkeleton } from './content-states.tsx';
import { Disclosure } from './disclosure.tsx';

type AnnouncementDialogProps = { onClose: () => void; onDeposit: () => void };

/**
 * Announcements for everybody, the first one open, 8 on a page. It is the one screen after registering, and offers a new
 * member to deposit.
 */
export function AnnouncementDialog({ onClose, onDeposit }: AnnouncementDialogProps) {
  const t = useTranslate();
  const isNewMember = useIsFirstLogin();
  const { list, isError, onRetry } = useAnnouncements(true);
  return (
    <Dialog title={t('announcements')} closeLabel={t('close')} onClose={onClose} height="full" room="page">
      {isNewMember && (
        <div className="garden-face mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-md p-4">
          <p className="min-w-0 flex-1 basis-52 font-bold text-garden-text">{t('announcements_new_member')}</p>
          <Button onClick={onDeposit} className="max-sm:w-full">
            {t('deposit')}
          </Button>
        </div>
      )}
      {list === undefined ? (
        isError ? (
          <LoadFailure onRetry={onRetry} />
        ) : (
          <ContentSkeleton />
        )
      ) : list.length === 0 ? (
        <ContentEmpty />
      ) : (
        <Pages list={list} />
      )}
    </Dialog>
  );
}

function Pages({ list }: { list: readonly Announcement[] }) {
  const t = useTranslate();
  const times = useTimeFormat();
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState(list[0]?.id);
  const first = (page - 1) * ANNOUNCEMENT_PAGE_SIZE;
  const show = (next: number) => {
    setPage(next);
    setOpenId(list[(next - 1) * ANNOUNCEMENT_PAGE_SIZE]?.id);
  };
  return (
    <div className="flex flex-col gap-2.5">
      {list.slice(first, first + ANNOUNCEMENT_PAGE_SIZE).map(({ id, title, content, timestamp }) => (
        <Disclosure
          key={id}
          title={title}
          note={times.full(timestamp)}
          isOpen={id === openId}
          onToggle={() => setOpenId(id === openId ? undefined : id)}
        >
          <RichText html={content} />
        </Disclosure>
      ))}
      <Pagination
        page={page}
        totalPages={Math.ceil(list.length / ANNOUNCEMENT_PAGE_SIZE)}
        range={PAGE_RANGE}
        margin={PAGE_MARGIN}
        labels={{ navigation: t('pages'), previous: t('page_previous'), next: t('page_next') }}
        link={(target, { className, children, label }) => (
          <button type="button" className={className} aria-label={label} onClick={() => show(target)}>
            {children}
          </button>
        )}
      />
    </div>
  );
}
