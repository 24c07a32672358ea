import type { RebateClaim } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Money, Skeleton, StateView, useMoneyFormat } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { claimsQuery } from '../../../entities/reward/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { MoreRows } from '../../../kit/lists/more-rows.tsx';

/** The member's claims, latest first. */
export function RebateClaims() {
  const t = useTranslate();
  const claims = useInfiniteQuery(claimsQuery);
  const list = claims.data?.pages.flatMap((page) => page.list);
  return (
    <section aria-label={t('rebate_history')} className="flex flex-col gap-2">
      <h3 className="text-sm font-bold">{t('rebate_history')}</h3>
      {list === undefined ? (
        claims.isError ? (
          <LoadFailure onRetry={() => void claims.refetch()} />
        ) : (
          <Skeleton className="h-32 rounded-md" />
        )
      ) : list.length === 0 ? (
        <StateView art="empty" title={t('no_data')} text={t('rebate_none')} className="rounded-md bg-surface-2" />
      ) : (
        <ul className="rounded-md bg-surface-2 px-4">
          {list.map((claim) => (
            <ClaimRow key={claim.id} claim={claim} />
          ))}
        </ul>
      )}
      <MoreRows of={claims} />
    </section>
  );
}

function ClaimRow({ claim: { amount, validBet, at } }: { claim: RebateClaim }) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const times = useTimeFormat();
  return (
    <li className="flex min-h-14 items-center justify-between gap-3 border-t border-line py-2 first:border-t-0">
      <span className="min-w-0">
        <time dateTime={at} className="block text-sm font-semibold tabular">
          {times.full(at)}
        </time>
        <span className="block text-xs text-muted">{t('rebate_for', { amount: money(validBet) })}</span>
      </span>
      <Money value={amount} signed className="shrink-0 font-bold" />
    </li>
  );
}
