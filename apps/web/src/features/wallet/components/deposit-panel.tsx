import { useTranslate } from '@champa/i18n/react';
import { buttonClass, Skeleton, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { depositMethodsQuery } from '../../../entities/deposit/index.ts';
import { depositPause, type DepositPause, depositRoom, limitsQuery } from '../../../entities/limit/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import type { OfferSlot } from '../model/offer-slot.ts';
import { DepositForm } from './deposit-form.tsx';
import { DepositStatus } from './deposit-status.tsx';
import { OpenDeposits } from './open-deposits.tsx';

/** A deposit that has started: its ID, and whether the browser blocked the window of its payment page. */
export type Begun = { id: string; isBlocked: boolean };

type DepositPanelProps = {
  begun: Begun | null;
  offers?: OfferSlot | undefined;
  onBegun: (begun: Begun) => void;
  /** Back to the form. */
  onAgain: () => void;
  onDone: () => void;
};

/** Pending deposits and the form; then the live state of the deposit that was started. */
export function DepositPanel({ begun, offers, onBegun, onAgain, onDone }: DepositPanelProps) {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(depositMethodsQuery);
  const limits = useQuery({ ...limitsQuery, staleTime: 0 });

  if (begun) return <DepositStatus key={begun.id} {...begun} onDone={onDone} onAgain={onAgain} />;
  if (!data || limits.isPending) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <PanelSkeleton />;
  const pause = limits.data ? depositPause(limits.data) : null;
  return (
    <>
      <OpenDeposits methods={data.methods} onResume={(id) => onBegun({ id, isBlocked: false })} />
      {pause ? (
        <DepositPaused pause={pause} />
      ) : data.methods.length === 0 ? (
        <StateView art="maintenance" title={t('deposit_no_methods')} />
      ) : (
        <DepositForm
          methods={data.methods}
          room={limits.data ? depositRoom(limits.data) : null}
          offers={offers}
          onBegun={(id, isBlocked) => onBegun({ id, isBlocked })}
        />
      )}
    </>
  );
}

/** During a break or an exclusion there is no form, only its reason. */
function DepositPaused({ pause: { by, until } }: { pause: DepositPause }) {
  const t = useTranslate();
  const times = useTimeFormat();
  const ends = until === null ? 'never' : 'at';
  return (
    <StateView
      art="maintenance"
      title={t(`error.${by}`, { ends, until: until === null ? '' : times.full(until) })}
      action={
        <Link to="/member/limits" className={buttonClass({ kind: 'outline' })}>
          {t('limits_see')}
        </Link>
      }
    />
  );
}

function PanelSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <div className="mt-6.5 grid grid-cols-2 gap-2">
        {['a', 'b', 'c', 'd', 'e'].map((method) => (
          <Skeleton key={method} className="h-28 rounded-md last:col-span-2 last:h-24" />
        ))}
      </div>
      <Skeleton className="mt-6.5 mb-6.5 h-12 rounded-md" />
      <div className="-mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((choice) => (
          <Skeleton key={choice} className="h-11 rounded-md" />
        ))}
      </div>
      <Skeleton className="mt-6.5 h-110 rounded-md" />
      <Skeleton className="h-13 rounded-md" />
    </div>
  );
}
