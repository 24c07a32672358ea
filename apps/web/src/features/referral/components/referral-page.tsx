import { ApiError } from '@champa/api-client';
import { useTranslate } from '@champa/i18n/react';
import { Skeleton, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { referralQuery } from '../../../entities/referral/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { ReferralCounts } from './referral-counts.tsx';
import { ReferralLink } from './referral-link.tsx';
import { ReferredList } from './referred-list.tsx';

/** The member's link to copy, scan or share, the rewards for referrals, and the referred members. */
export function ReferralPage({ milestones }: { milestones: ReactNode }) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(referralQuery);
  if (error instanceof ApiError && error.code === 'REFERRAL_CLOSED') {
    return <StateView art="maintenance" title={t('error.REFERRAL_CLOSED')} />;
  }
  if (!data && error) return <LoadFailure onRetry={() => void refetch()} />;
  return (
    <section aria-label={t('refer_and_earn')} className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('referral_intro')}</p>
      {data ? <ReferralLink code={data.code} link={data.link} /> : <Skeleton className="h-56 rounded-md" />}
      <ReferralCounts total={data?.total} thisMonth={data?.thisMonth} />
      {milestones}
      <ReferredList />
    </section>
  );
}
