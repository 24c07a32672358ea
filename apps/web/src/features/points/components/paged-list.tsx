import { useTranslate } from '@champa/i18n/react';
import { Button, Notice, Skeleton, StateView } from '@champa/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../../shared/load-failure.tsx';

type PagedListProps<T> = {
  query: {
    data: { pages: readonly { list: readonly T[] }[] } | undefined;
    isError: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  label: string;
  /** What is said where there is nothing. */
  none: string;
  /** One of the list. */
  children: (item: T) => ReactNode;
  className?: string;
};

/** A list that goes on page by page. */
export function PagedList<T>(props: PagedListProps<T>) {
  const { query, label, none, children, className = 'flex flex-col gap-3' } = props;
  const t = useTranslate();
  const list = query.data?.pages.flatMap((page) => page.list);
  if (list === undefined) {
    if (query.isError) return <LoadFailure onRetry={() => void query.refetch()} />;
    return (
      <div className="flex flex-col gap-3">
        {Array.from({ length: 4 }, (_, row) => (
          <Skeleton key={row} className="h-24 rounded-lg" />
        ))}
      </div>
    );
  }
  if (list.length === 0) return <StateView art="empty" title={t('no_data')} text={none} />;
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label={label} className={className}>
        {list.map(children)}
      </ul>
      {query.isFetchNextPageError && <Notice kind="error">{t('load_failed_text')}</Notice>}
      {query.hasNextPage && (
        <Button kind="outline" wide busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('records_more')}
        </Button>
      )}
    </div>
  );
}
