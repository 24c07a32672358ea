import { useTranslate } from '@champa/i18n/react';
import { Skeleton } from '@champa/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../kit/lists/load-failure.tsx';
import { type Following, MoreRows } from '../../kit/lists/more-rows.tsx';

type HistoryProps = {
  title: string;
  emptyText: string;
  rows: readonly { id: string; row: ReactNode }[] | undefined;
  query: Following & { isError: boolean };
};

/** Past entries, newest first, with a button that loads earlier ones. */
export function History({ title, emptyText, rows, query }: HistoryProps) {
  const t = useTranslate();
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="text-sm font-bold">{title}</h3>
      {rows === undefined ? (
        query.isError ? (
          <LoadFailure onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton className="h-44 rounded-md" />
        )
      ) : rows.length === 0 ? (
        <p className="rounded-md bg-surface-2 px-4 py-6 text-center text-sm text-muted">{emptyText}</p>
      ) : (
        <ul className="divide-y divide-line rounded-md bg-surface-2 px-4">
          {rows.map(({ id, row }) => (
            <li key={id}>{row}</li>
          ))}
        </ul>
      )}
      <MoreRows of={query} label={t('moves_more')} />
    </section>
  );
}
