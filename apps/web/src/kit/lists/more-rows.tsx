import { useTranslate } from '@champa/i18n/react';
import { Button, Notice } from '@champa/ui';
import { type NextPageQuery, loadNextPage } from './paged.ts';

/** The state of a list that loads page by page. */
export type Following = NextPageQuery & {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
};

/** A button for the next page; renders nothing after the last. */
export function MoreRows({ of, label }: { of: Following; label?: string }) {
  const t = useTranslate();
  // Read during render, because the query notifies only of properties that were read.
  const { isRefetching, fetchNextPage, refetch } = of;
  return (
    <>
      {of.isFetchNextPageError && <Notice kind="error">{t('load_failed_text')}</Notice>}
      {of.hasNextPage && (
        <Button
          kind="outline"
          wide
          busy={of.isFetchingNextPage}
          onClick={() => void loadNextPage({ isRefetching, fetchNextPage, refetch })}
        >
          {label ?? t('records_more')}
        </Button>
      )}
    </>
  );
}
