import { useTranslate } from '@champa/i18n/react';
import { Button, Notice, Skeleton, StateView } from '@champa/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../../shared/load-failure.tsx';

type Paged = {
  isError: boolean;
  isFetchNextPageError: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
};

type PagedRewardsProps<T> = {
  label: string;
  /** Undefined while nothing is loaded. */
  list: readonly T[] | undefined;
  query: Paged;
  empty: { title: string; text: string };
  children: (reward: T) => ReactNode;
};

/** A list of rewards, page by page, with what stands there while it loads, fails or is empty. */
export function PagedRewards<T>({ label, list, query, empty, children }: PagedRewardsProps<T>) {
  const t = useTranslate();
  if (list === undefined) {
    return query.isError ? (
      <LoadFailure onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton className="h-72 rounded-md" />
    );
  }
  return (
    <section aria-label={label} className="flex flex-col gap-3">
      {list.length === 0 ? (
        <StateView art="empty" title={empty.title} text={empty.text} className="rounded-md bg-surface-2" />
      ) : (
        <ul className="flex flex-col gap-2.5">{list.map(children)}</ul>
      )}
      {query.isFetchNextPageError && <Notice kind="error">{t('load_failed_text')}</Notice>}
      {query.hasNextPage && (
        <Button kind="outline" wide busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('records_more')}
        </Button>
      )}
    </section>
  );
}
