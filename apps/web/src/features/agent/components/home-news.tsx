import { useTranslate } from '@champa/i18n/react';
import { StateView } from '@champa/ui';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { useNews } from '../api/use-news.ts';
import { NewsRow } from './news-row.tsx';
import { NewsSkeleton } from './news-skeleton.tsx';

const SHOWN = 3;

/** The latest announcements for agents. */
export function HomeNews({ memberId }: { memberId: string }) {
  const t = useTranslate();
  const { list, isError, onRetry } = useNews(memberId);
  return (
    <div className="card-face rounded-md p-2">
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
          {list.slice(0, SHOWN).map((each) => (
            <li key={each.id}>
              <NewsRow {...each} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
