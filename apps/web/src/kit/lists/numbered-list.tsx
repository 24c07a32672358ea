import { PAGE_MARGIN, PAGE_RANGE } from '@champa/contract/constants';
import { useTranslate } from '@champa/i18n/react';
import { Pagination, Skeleton, StateView } from '@champa/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';

type NumberedListProps<T> = {
  query: {
    data: { list: readonly T[]; totalPages: number } | undefined;
    isError: boolean;
    refetch: () => unknown;
  };
  page: number;
  onPage: (page: number) => void;
  /** The text of an empty list. */
  none: string;
  /** A row of the list. */
  children: (item: T) => ReactNode;
};

const SHAPES = [1, 2, 3];

/** A short list with page numbers, and its loading, error and empty states. */
export function NumberedList<T extends { id: string }>({ query, page, onPage, none, children }: NumberedListProps<T>) {
  const t = useTranslate();
  const { data, isError, refetch } = query;
  if (data === undefined) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton />;
  return (
    <>
      {data.list.length === 0 ? (
        <StateView art="empty" title={t('no_data')} text={none} className="py-6" />
      ) : (
        <ul className="flex flex-col gap-2">
          {data.list.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        totalPages={data.totalPages}
        range={PAGE_RANGE}
        margin={PAGE_MARGIN}
        labels={{ navigation: t('pages'), previous: t('page_previous'), next: t('page_next') }}
        link={(to, { className, children: face, label }) => (
          <button type="button" aria-label={label} onClick={() => onPage(to)} className={className}>
            {face}
          </button>
        )}
      />
    </>
  );
}

function RowsSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      {SHAPES.map((shape) => (
        <Skeleton key={shape} className="h-17 rounded-md" />
      ))}
    </div>
  );
}
