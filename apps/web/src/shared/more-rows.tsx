import { useTranslate } from '@champa/i18n/react';
import { Button, Notice } from '@champa/ui';

/** How a list that is read page by page goes on. */
export type Following = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

/** The way to the following page; nothing after the last. */
export function MoreRows({ of }: { of: Following }) {
  const t = useTranslate();
  return (
    <>
      {of.isFetchNextPageError && <Notice kind="error">{t('load_failed_text')}</Notice>}
      {of.hasNextPage && (
        <Button kind="outline" wide busy={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
          {t('records_more')}
        </Button>
      )}
    </>
  );
}
