import { useTranslate } from '@champa/i18n/react';
import { Button, Notice } from '@champa/ui';
import { type Going, goOn } from './paged.ts';

/** How a list that is read page by page goes on. */
export type Following = Going & {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
};

/** The way to the following page; nothing after the last. */
export function MoreRows({ of, label }: { of: Following; label?: string }) {
  const t = useTranslate();
  // Read while it is drawn: of what was not, nothing is heard.
  const { isRefetching, fetchNextPage, refetch } = of;
  return (
    <>
      {of.isFetchNextPageError && <Notice kind="error">{t('load_failed_text')}</Notice>}
      {of.hasNextPage && (
        <Button
          kind="outline"
          wide
          busy={of.isFetchingNextPage}
          onClick={() => void goOn({ isRefetching, fetchNextPage, refetch })}
        >
          {label ?? t('records_more')}
        </Button>
      )}
    </>
  );
}
