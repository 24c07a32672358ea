import type { PlayLimits } from '@champa/contract';
import { limitKinds } from '@champa/contract/constants';
import { useTranslate } from '@champa/i18n/react';
import { Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { limitsQuery } from '../../../entities/limit/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { BreakCard } from './break-card.tsx';
import { ExclusionCard } from './exclusion-card.tsx';
import { MoneyLimits } from './money-limits.tsx';
import { RealityCheckCard } from './reality-check-card.tsx';
import { SessionCard } from './session-card.tsx';
import { StandingNotice } from './standing-notice.tsx';

type LimitsPageProps = {
  /** The member's username, which they type to exclude themselves. */
  account: string;
};

/** Responsible play: the member's limits, how much of each is used, time-out and self-exclusion. */
export function LimitsPage({ account }: LimitsPageProps) {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery({ ...limitsQuery, staleTime: 0 });
  return (
    <section aria-label={t('limits')} className="flex flex-col gap-4">
      <p className="text-sm text-muted">
        {t('limits_intro')}{' '}
        <Link to="/help" hash="responsible" className="font-semibold text-gold hover:underline">
          {t('limits_help')}
        </Link>
      </p>
      {data ? (
        <Limits limits={data} account={account} />
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <LimitsSkeleton />
      )}
    </section>
  );
}

function Limits({ limits, account }: { limits: PlayLimits; account: string }) {
  return (
    <>
      <StandingNotice limits={limits} />
      {limitKinds.map((kind) => (
        <MoneyLimits key={kind} kind={kind} limits={limits.list.filter((limit) => limit.kind === kind)} />
      ))}
      <SessionCard limit={limits.session} />
      <RealityCheckCard minutes={limits.realityCheckMinutes} />
      <BreakCard until={limits.timeOutUntil} />
      <ExclusionCard exclusion={limits.selfExclusion} account={account} />
    </>
  );
}

function LimitsSkeleton() {
  return (
    <>
      {limitKinds.map((kind) => (
        <Skeleton key={kind} className="h-60 rounded-md" />
      ))}
    </>
  );
}
