import { useTranslate } from '@champa/i18n/react';
import { Skeleton, StateView } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { referredQuery } from '../../../entities/referral/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { MoreRows } from '../../../kit/lists/more-rows.tsx';

/** The member's referrals, latest first; their names are masked. */
export function ReferredList() {
  const t = useTranslate();
  const referred = useInfiniteQuery(referredQuery);
  const list = referred.data?.pages.flatMap((page) => page.list);
  return (
    <section aria-label={t('referral_list')} className="flex flex-col gap-2">
      <h3 className="text-sm font-bold">{t('referral_list')}</h3>
      {list === undefined ? (
        referred.isError ? (
          <LoadFailure onRetry={() => void referred.refetch()} />
        ) : (
          <Skeleton className="h-44 rounded-md" />
        )
      ) : list.length === 0 ? (
        <StateView art="empty" title={t('no_data')} text={t('referral_none')} className="rounded-md bg-surface-2" />
      ) : (
        <Rows list={list} />
      )}
      <MoreRows of={referred} label={t('referral_more')} />
    </section>
  );
}

function Rows({ list }: { list: readonly { id: string; name: string; joinedAt: string }[] }) {
  const times = useTimeFormat();
  return (
    <ul className="rounded-md bg-surface-2 px-4">
      {list.map(({ id, name, joinedAt }) => (
        <li key={id} className="flex min-h-12 items-center justify-between gap-3 border-t border-line first:border-t-0">
          <span className="min-w-0 truncate font-semibold">{name}</span>
          <time dateTime={joinedAt} className="shrink-0 text-[13px] text-muted tabular">
            {times.full(joinedAt)}
          </time>
        </li>
      ))}
    </ul>
  );
}
