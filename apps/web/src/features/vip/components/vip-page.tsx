import { ApiError } from '@champa/api-client';
import { useTranslate } from '@champa/i18n/react';
import { Skeleton, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { ranksQuery, standingQuery } from '../../../entities/vip/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { ManagerCard } from './manager-card.tsx';
import { RankHistory } from './rank-history.tsx';
import { RankLadder } from './rank-ladder.tsx';
import { StandingCard } from './standing-card.tsx';

/** The member's rank, the progress to the next, the privileges of ranks, and the rank's history. */
export function VipPage() {
  const t = useTranslate();
  const table = useQuery(ranksQuery);
  const standing = useQuery(standingQuery);
  if (standing.error instanceof ApiError && standing.error.code === 'VIP_CLOSED') {
    return <StateView art="maintenance" title={t('error.VIP_CLOSED')} />;
  }
  if (!table.data || !standing.data) {
    if (!table.isError && !standing.isError) return <PageSkeleton />;
    return <LoadFailure onRetry={() => void Promise.all([table.refetch(), standing.refetch()])} />;
  }
  return (
    <section aria-label={t('member_vip')} className="flex flex-col gap-5">
      <StandingCard standing={standing.data} table={table.data} />
      {standing.data.manager && <ManagerCard manager={standing.data.manager} />}
      <RankLadder standing={standing.data} table={table.data} />
      <RankHistory ranks={table.data.ranks} />
    </section>
  );
}

function PageSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-72 rounded-md" />
      <Skeleton className="h-96 rounded-md" />
    </div>
  );
}
