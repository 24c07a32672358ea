import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, StateView } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useEffect } from 'react';
import { useMember } from '../../../entities/member/index.ts';
import { PageHeading } from '../../../entities/site/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { RichText } from '../../../kit/text/rich-text.tsx';
import { useNews } from '../api/use-news.ts';
import { markNewsRead } from '../model/news-marks.ts';
import { NewsRow } from './news-row.tsx';
import { NewsSkeleton } from './news-skeleton.tsx';

type AnnouncementPageProps = {
  openId: string | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** Announcements for agents; the one in the address is open over the list. */
export function AnnouncementPage({ openId, onOpen, onClose }: AnnouncementPageProps) {
  const t = useTranslate();
  const memberId = useMember()?.id ?? '';
  const { list, isError, onRetry } = useNews(memberId);
  const index = list?.findIndex(({ id }) => id === openId) ?? -1;
  const ids = list?.map(({ id }) => id).join();
  useEffect(() => {
    if (index >= 0 && openId !== undefined && ids !== undefined) markNewsRead(memberId, openId, ids.split(','));
  }, [index, openId, ids, memberId]);
  return (
    <div className="flex flex-col gap-4">
      <PageHeading title={t('agent_nav_announcements')} text={t('agent_news_text')} />
      <section aria-label={t('agent_nav_announcements')} className="card-face rounded-md p-2">
        {list === undefined ? (
          isError ? (
            <LoadFailure onRetry={onRetry} />
          ) : (
            <NewsSkeleton />
          )
        ) : list.length === 0 ? (
          <StateView art="empty" title={t('no_data')} text={t('agent_news_none')} />
        ) : (
          <ul className="flex flex-col gap-1">
            {list.map((each) => (
              <li key={each.id}>
                <NewsRow {...each} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {list && index >= 0 && <OpenNews list={list} index={index} onOpen={onOpen} onClose={onClose} />}
    </div>
  );
}

type News = { id: string; title: string; content: string; timestamp: string };
type OpenNewsProps = { list: readonly News[]; index: number } & Omit<AnnouncementPageProps, 'openId'>;

/** One announcement, with links to the previous and the next. */
function OpenNews({ list, index, onOpen, onClose }: OpenNewsProps) {
  const t = useTranslate();
  const times = useTimeFormat();
  const { title, content, timestamp } = list[index]!;
  const step = (to: number) => {
    const next = list[to];
    if (next) onOpen(next.id);
  };
  return (
    <Dialog title={title} description={times.full(timestamp)} closeLabel={t('close')} onClose={onClose} room="page">
      <div className="flex min-h-[220px] flex-col text-sm">
        <div className="flex-1" aria-live="polite">
          <RichText html={content} />
        </div>
        {list.length > 1 && (
          <div className="mt-6 flex items-center justify-between gap-3 border-t border-line pt-4">
            <Button kind="outline" disabled={index === 0} onClick={() => step(index - 1)}>
              <Icon name="chevronStart" size={18} />
              {t('notice_previous')}
            </Button>
            <span className="text-sm text-muted tabular">
              {t('slide_of', { number: index + 1, count: list.length })}
            </span>
            <Button kind="outline" disabled={index === list.length - 1} onClick={() => step(index + 1)}>
              {t('notice_next')}
              <Icon name="chevronEnd" size={18} />
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
