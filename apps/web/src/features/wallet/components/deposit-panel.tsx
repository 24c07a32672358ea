import { useTranslate } from '@champa/i18n/react';
import { Skeleton, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { depositMethodsQuery } from '../api/wallet.ts';
import { DepositForm } from './deposit-form.tsx';
import { DepositStatus } from './deposit-status.tsx';

/** Where a deposit that was begun stands: its id, and whether its payment page could not be opened by itself. */
type Begun = { id: string; isBlocked: boolean };

/** Paying in: the form, then the state of what was begun, live. */
export function DepositPanel({ depositId, onDone }: { depositId?: string | undefined; onDone: () => void }) {
  const t = useTranslate();
  const [begun, setBegun] = useState<Begun | null>(
    depositId === undefined ? null : { id: depositId, isBlocked: false },
  );
  const { data, isError } = useQuery(depositMethodsQuery);

  if (begun) {
    return <DepositStatus id={begun.id} isBlocked={begun.isBlocked} onDone={onDone} onAgain={() => setBegun(null)} />;
  }
  if (!data) return isError ? <StateView art="error" title={t('load_failed')} /> : <PanelSkeleton />;
  if (data.methods.length === 0) return <StateView art="maintenance" title={t('deposit_no_methods')} />;
  return <DepositForm methods={data.methods} onBegun={(id, isBlocked) => setBegun({ id, isBlocked })} />;
}

function PanelSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-16 rounded-md" />
      <Skeleton className="h-12 rounded-md" />
      <Skeleton className="h-24 rounded-md" />
      <Skeleton className="h-13 rounded-md" />
    </div>
  );
}
