import { useTranslate } from '@champa/i18n/react';
import { Button, Skeleton, StateView } from '@champa/ui';

const ROWS = 6;

/** As high as the rows that will load. */
export function MessagesSkeleton() {
  return (
    <div className="flex flex-col gap-3 py-2">
      {Array.from({ length: ROWS }, (_, index) => (
        <div key={index} className="flex items-start gap-3">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="flex-1">
            <Skeleton className="mt-1 h-4 w-2/5" />
            <Skeleton className="mt-2.5 h-3.5 w-11/12" />
          </div>
        </div>
      ))}
    </div>
  );
}

type NoMessagesProps = { unreadOnly: boolean; onShowAll: () => void };

export function NoMessages({ unreadOnly, onShowAll }: NoMessagesProps) {
  const t = useTranslate();
  return (
    <StateView
      art="empty"
      title={t('no_data')}
      text={unreadOnly ? t('inbox_all_read') : t('inbox_empty_text')}
      {...(unreadOnly && {
        action: (
          <Button kind="outline" onClick={onShowAll}>
            {t('inbox_show_all')}
          </Button>
        ),
      })}
    />
  );
}
