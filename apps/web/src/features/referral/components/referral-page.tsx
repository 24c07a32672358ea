import { ApiError } from '@champa/api-client';
import { useTranslate } from '@champa/i18n/react';
import { Icon, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMember } from '../../../entities/member/index.ts';
import { referralQuery } from '../../../entities/referral/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { ReferralCounts } from './referral-counts.tsx';
import { ReferralLink } from './referral-link.tsx';
import { ReferredList } from './referred-list.tsx';

/** The member's link to copy, scan or share, the rewards for referrals, and the referred members. */
export function ReferralPage({ milestones }: { milestones: ReactNode }) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(referralQuery);
  const isAgent = useMember()?.isAgent === true;
  if (error instanceof ApiError && error.code === 'REFERRAL_CLOSED') {
    return <StateView art="maintenance" title={t('error.REFERRAL_CLOSED')} />;
  }
  if (!data && error) return <LoadFailure onRetry={() => void refetch()} />;
  return (
    <section aria-label={t('refer_and_earn')} className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('referral_intro')}</p>
      {isAgent && <TeamNote />}
      <ReferralLink code={data?.code} link={data?.link} />
      <ReferralCounts total={data?.total} thisMonth={data?.thisMonth} />
      {milestones}
      <ReferredList />
    </section>
  );
}

/** Tells an agent that another link grows the team, and where it is. */
function TeamNote() {
  const t = useTranslate();
  return (
    <div className="flex flex-col gap-1 rounded-md bg-surface-2 px-4 py-3 text-sm">
      <p>{t('referral_no_team')}</p>
      <Link
        to="/agent/registerCenter"
        className="flex min-h-11 items-center gap-1.5 self-start font-semibold text-gold hover:underline"
      >
        {t('agent_nav_register')}
        <Icon name="chevronEnd" size={16} />
      </Link>
    </div>
  );
}
