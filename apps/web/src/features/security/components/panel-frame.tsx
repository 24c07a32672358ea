import type { SecurityOverview } from '@champa/contract';
import { Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { securityOverviewQuery } from '../../../entities/member/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';

type PanelFrameProps = {
  title: string;
  /** Its purpose, in a sentence. */
  text?: string;
  /** Shown beside the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** The frame of a panel of the security centre: title, purpose, content. */
export function PanelFrame({ title, text, action, children }: PanelFrameProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-lg font-bold tracking-tight">{title}</h3>
          {text !== undefined && <p className="mt-1 max-w-prose text-sm text-muted">{text}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}

/** Passes the security overview to a panel, once it has loaded. */
export function WithOverview({ children }: { children: (overview: SecurityOverview) => ReactNode }) {
  const { data, isError, refetch } = useQuery(securityOverviewQuery);
  if (data) return children(data);
  return isError ? <LoadFailure onRetry={() => void refetch()} /> : <PanelSkeleton lines={3} />;
}

/** A panel while it loads. */
export function PanelSkeleton({ lines }: { lines: number }) {
  return (
    <div className="flex flex-col gap-3">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className="h-17 rounded-md" />
      ))}
    </div>
  );
}
