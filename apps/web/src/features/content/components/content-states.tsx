import { useTranslate } from '@champa/i18n/react';
import { Skeleton, StateView } from '@champa/ui';

/** Shown in place of content where there is none. */
export function ContentEmpty({ text }: { text?: string }) {
  const t = useTranslate();
  return <StateView art="empty" title={t('no_data')} {...(text !== undefined && { text })} />;
}

/** Lines of text while they load. */
export function ContentSkeleton() {
  return (
    <div className="flex flex-col gap-2.5">
      {Array.from({ length: 5 }, (_, line) => (
        <Skeleton key={line} className="h-13 rounded-md" />
      ))}
    </div>
  );
}
