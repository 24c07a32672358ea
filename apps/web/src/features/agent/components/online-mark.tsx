import { formatCount } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { Skeleton } from '@champa/ui';

/** How many members of the team are online. */
export function OnlineMark({ count }: { count: number | undefined }) {
  const t = useTranslate();
  const locale = useLocale();
  if (count === undefined) return <Skeleton className="h-8 w-28 rounded-full" />;
  return (
    <span className="inline-flex h-8 items-center gap-2 rounded-full bg-jade/15 px-3 text-[13px] font-semibold text-jade tabular">
      <span aria-hidden="true" className="size-2 rounded-full bg-jade" />
      {t('agent_online', { count: formatCount(count, locale) })}
    </span>
  );
}
