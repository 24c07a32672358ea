import { Skeleton } from '@champa/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';
import { type Following, MoreRows } from './more-rows.tsx';

/** The query of a list that loads page by page. */
export type PagedQuery<T> = Following & {
  data: { pages: readonly { list: readonly T[] }[] } | undefined;
  isError: boolean;
};

type PagedListProps<T> = {
  query: PagedQuery<T>;
  label: string;
  /** What to show where the list is empty. */
  empty: ReactNode;
  /** A row of the list. */
  children: (item: T) => ReactNode;
  className?: string;
};

const SHAPES = [1, 2, 3, 4];

/** A list that loads page by page, with its loading, error and empty states. */
export function PagedList<T>(props: PagedListProps<T>) {
  const { query, label, empty, children, className = 'flex flex-col gap-2.5' } = props;
  const list = query.data?.pages.flatMap((page) => page.list);
  if (list === undefined) {
    if (query.isError) return <LoadFailure onRetry={() => void query.refetch()} />;
    return (
      <div className="flex flex-col gap-2.5">
        {SHAPES.map((shape) => (
          <Skeleton key={shape} className="h-20 rounded-md" />
        ))}
      </div>
    );
  }
  if (list.length === 0) return empty;
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={label} className={className}>
        {list.map(children)}
      </ul>
      <MoreRows of={query} />
    </div>
  );
}
