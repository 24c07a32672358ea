import { useTranslate } from '@champa/i18n/react';
import { Money, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sessionPlayQuery } from '../../../entities/limit/index.ts';
import { useDuration } from '../model/use-duration.ts';

/** The session's duration, stakes and wins. */
export function SessionFigures() {
  const t = useTranslate();
  const duration = useDuration();
  const { data } = useQuery(sessionPlayQuery);
  return (
    <div role="status">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5 rounded-sm bg-surface-3/60 px-3.5 py-3 text-start">
        <Figure label={t('session_played')} value={data && duration(Math.floor(data.elapsedSeconds / 60))} />
        <Figure label={t('session_net')} value={data && <Money value={data.net} signed />} />
        <Figure label={t('session_stakes')} value={data && <Money value={data.stake} />} />
        <Figure label={t('session_open')} value={data && <Money value={data.openStake} />} />
        <Figure label={t('session_wins')} value={data && <Money value={data.win} />} />
      </dl>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="h-6 text-sm font-bold tabular">{value ?? <Skeleton className="mt-1 h-4 w-20" />}</dd>
    </div>
  );
}
