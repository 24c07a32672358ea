import { ApiError, newIdempotencyKey } from '@champa/api-client';
import type { Rebate } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Money, showToast, Skeleton, StateView, useMoneyFormat } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { claimRebate, rebateQuery } from '../../../entities/reward/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { shownRows } from '../../../kit/lists/shown-figures.ts';
import { RebateAreas } from './rebate-areas.tsx';
import { RebateClaims } from './rebate-claims.tsx';

/** The rebate on the member's settled bets, to be claimed, and their past claims. */
export function RebatePage() {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(rebateQuery);
  if (error instanceof ApiError && error.code === 'REBATE_CLOSED') {
    return <StateView art="maintenance" title={t('error.REBATE_CLOSED')} />;
  }
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <Skeleton className="h-80 rounded-md" />;
  return (
    <section aria-label={t('member_rebate')} className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('rebate_intro')}</p>
      <ClaimCard rebate={data} />
      <RebateAreas list={shownRows(data.areas, ['amount'])} />
      <RebateClaims />
    </section>
  );
}

function ClaimCard({ rebate }: { rebate: Rebate }) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const describeError = useDescribeError();
  const [isBusy, setBusy] = useState(false);
  // Pressing again after a network failure repeats the same claim.
  const [key, setKey] = useState(newIdempotencyKey);
  const claim = () => {
    setBusy(true);
    claimRebate(key)
      .then(({ amount }) => {
        setKey(newIdempotencyKey());
        showToast('success', t('rebate_claimed_toast', { amount: money(amount) }));
      })
      .catch((error: unknown) => showToast('error', describeError(error)))
      .finally(() => setBusy(false));
  };
  return (
    <div className="garden-face flex flex-wrap items-center justify-between gap-4 rounded-md p-5">
      <div className="min-w-0">
        <p className="text-[13px] text-garden-muted">{t(rebate.isClaimable ? 'rebate_claimable' : 'rebate_grown')}</p>
        <Money value={rebate.amount} className="block text-3xl font-extrabold tracking-tight" />
        {!rebate.isClaimable && (
          <p className="mt-1 text-[13px] text-garden-muted">{t('rebate_min', { amount: money(rebate.minClaim) })}</p>
        )}
      </div>
      <Button size="large" busy={isBusy} disabled={!rebate.isClaimable} onClick={claim} className="max-sm:w-full">
        {t('rebate_claim')}
      </Button>
    </div>
  );
}
