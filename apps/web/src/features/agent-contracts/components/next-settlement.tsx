import type { ContractKind } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Icon, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { periodQuery } from '../../../entities/contract/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { Countdown } from '../../../kit/days/countdown.tsx';
import { useServerClock } from '../../../kit/days/server-clock.ts';
import { periodText } from '../model/run-period.ts';

/** After a period ends, its settlement takes a moment. */
const SETTLING_MS = 5000;

/** A countdown to the settlement of the running period; then what is shown is refetched. */
export function NextSettlement({ kind, onSettled }: { kind: ContractKind; onSettled: () => void }) {
  const t = useTranslate();
  const times = useTimeFormat();
  const { data, isError, dataUpdatedAt, refetch } = useQuery(periodQuery(kind));
  const now = useServerClock(data?.now ?? new Date(dataUpdatedAt).toISOString(), dataUpdatedAt);
  const period = data?.period;
  const isOver = period !== null && period !== undefined && now >= Date.parse(period.settlesAt) + SETTLING_MS;
  const showSettled = useEffectEvent(() => {
    onSettled();
    void refetch();
  });
  useEffect(() => {
    if (isOver) showSettled();
  }, [isOver]);
  if (!data && !isError) return <Skeleton className="h-16 rounded-md" />;
  if (!period) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-gold/12 px-4 py-3 text-sm">
      <Icon name="refresh" size={18} className="text-gold" />
      <p className="min-w-0 flex-1">
        <span className="block font-semibold">{t('run_next')}</span>
        <span className="block text-[13px] text-muted tabular">{periodText({ kind, ...period }, times)}</span>
      </p>
      {now < Date.parse(period.settlesAt) ? (
        <Countdown until={period.settlesAt} now={now} className="text-lg font-extrabold tabular" />
      ) : (
        <span role="status" className="text-sm font-semibold">
          {t('run_settling')}
        </span>
      )}
    </div>
  );
}
